import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, listOf, ownFailures, successOf } from '#platform/http';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { affiliateCall, requireActive, requireAffiliate } from './affiliate-call.ts';
import { linkListQuerySchema, trackingLinkChangeSchema, trackingLinkSchema, trackingUrlRequestSchema } from './contract.ts';
import { periodOf } from './figures/period.ts';
import { changeLink } from './links/change-link.ts';
import { makeLink } from './links/make-link.ts';
import { listLinks, showLink } from './links/show-links.ts';

const tags = ['Affiliate'];
const ofAffiliate = z.object({ affiliateId: idQuery });
const ofLink = ofAffiliate.extend({ linkId: idQuery });
const inLanguage = z.object({ languageId: languageIdQuery });
/** Days that are told of where nobody says which: clicks are kept one by one for as long. */
const USUAL_DAYS = 90;

const generate = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/generate-tracking-url',
  tags,
  summary: 'Make a tracking address of any page',
  description:
    '`url` is an address of one of the shops, or a path of `countryId`’s; what the page itself reads of its query stays. The link has a short form, a QR code and, where it leads to a product, what a piece of it earns. The same asked for again is the one that is there. For active affiliates.',
  request: { body: jsonBody(trackingUrlRequestSchema) },
  responses: { 200: json(successOf(trackingLinkSchema), 'The link'), ...ownFailures },
});
const list = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/links',
  tags,
  summary: "A page of an affiliate's links with what came of them, the newest first",
  description: `Clicks, conversions and commission are of the days asked for, the last ${USUAL_DAYS} where none are.`,
  request: { params: ofAffiliate, query: linkListQuerySchema.extend({ languageId: languageIdQuery }) },
  responses: { 200: json(listOf(trackingLinkSchema), 'The page'), ...ownFailures },
});
const change = createRoute({
  ...affiliateCall,
  method: 'patch',
  path: '/affiliate/{affiliateId}/links/{linkId}',
  tags,
  summary: 'Name a link anew, archive it or take it out again',
  request: { params: ofLink, query: inLanguage, body: jsonBody(trackingLinkChangeSchema) },
  responses: { 200: json(successOf(trackingLinkSchema), 'The link as it is now'), ...ownFailures },
});
const remove = createRoute({
  ...affiliateCall,
  method: 'delete',
  path: '/affiliate/{affiliateId}/links/{linkId}',
  tags,
  summary: 'Archive a link',
  description: 'It leads where it did, since somebody may have printed it, and is not listed any more.',
  request: { params: ofLink },
  responses: { 200: json(successOf(z.null()), 'It is archived'), ...ownFailures },
});

/** Addresses that say whose they are. */
export const linkRoutes = createRoutes()
  .openapi(generate, async (c) => {
    const affiliateId = requireActive(c).id;
    const asked = c.req.valid('json');
    const linkId = await makeLink(c.var.db, { affiliateId, asked, standing: c.var.config });
    const { languageId } = asked;
    return c.json(
      success(await showLink(c.var.db, { affiliateId, linkId, languageId, period: periodOf({}, USUAL_DAYS), standing: c.var.config })),
      200,
    );
  })
  .openapi(list, async (c) => {
    const { page, take, isArchived, languageId, ...asked } = c.req.valid('query');
    const { links, meta } = await listLinks(c.var.db, {
      affiliateId: requireAffiliate(c).id,
      isArchived: isArchived === 'true',
      page: { page, take },
      languageId,
      period: periodOf(asked, USUAL_DAYS),
      standing: c.var.config,
    });
    return c.json({ ...success(links), meta }, 200);
  })
  .openapi(change, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    const { linkId } = c.req.valid('param');
    const { languageId } = c.req.valid('query');
    await changeLink(c.var.db, { affiliateId, linkId, change: c.req.valid('json') });
    return c.json(
      success(await showLink(c.var.db, { affiliateId, linkId, languageId, period: periodOf({}, USUAL_DAYS), standing: c.var.config })),
      200,
    );
  })
  .openapi(remove, async (c) => {
    await changeLink(c.var.db, { affiliateId: requireAffiliate(c).id, linkId: c.req.valid('param').linkId, change: { isArchived: true } });
    return c.json(success(null), 200);
  });
