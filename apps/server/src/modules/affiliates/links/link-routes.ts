import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, buildListSchema, customerFailures, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '#contracts/countries';
import { affiliateCall, requireActive, requireAffiliate } from '../affiliate-call.ts';
import { linkListQuerySchema, trackingLinkChangeSchema, trackingLinkSchema, trackingUrlRequestSchema } from '../contract.ts';
import { toPeriod } from '../figures/period.ts';
import { changeLink } from './change-link.ts';
import { makeLink } from './make-link.ts';
import { listLinks, showLink } from './list-links.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Affiliate'];
const ofAffiliate = z.object({ affiliateId: idQuery });
const ofLink = ofAffiliate.extend({ linkId: idQuery });
const inLanguage = z.object({ languageId: languageIdQuery });
/** Default length of a report in days: single clicks are kept for as long. */
const USUAL_DAYS = 90;

const generate = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/generate-tracking-url',
  tags,
  summary: 'Create a tracking link for a page',
  description:
    '`url` is a URL of one of the shops, or a path in the shop of `countryId`. Query parameters of the page itself are kept. The link has a short URL, a QR code and, for a product, the commission per item. A repeated request returns the existing link. Only for active affiliates.',
  request: { body: jsonBody(trackingUrlRequestSchema) },
  responses: { 200: json(buildSuccessSchema(trackingLinkSchema), 'The tracking link'), ...customerFailures },
});
const list = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/links',
  tags,
  summary: 'List the tracking links of an affiliate, newest first',
  description: `Clicks, conversions and commission cover the given days; by default the last ${USUAL_DAYS}.`,
  request: { params: ofAffiliate, query: linkListQuerySchema.extend({ languageId: languageIdQuery }) },
  responses: { 200: json(buildListSchema(trackingLinkSchema), 'A page of tracking links with their figures'), ...customerFailures },
});
const change = createRoute({
  ...affiliateCall,
  method: 'patch',
  path: '/affiliate/{affiliateId}/links/{linkId}',
  tags,
  summary: 'Rename, archive or restore a tracking link',
  request: { params: ofLink, query: inLanguage, body: jsonBody(trackingLinkChangeSchema) },
  responses: { 200: json(buildSuccessSchema(trackingLinkSchema), 'The updated tracking link'), ...customerFailures },
});
const remove = createRoute({
  ...affiliateCall,
  method: 'delete',
  path: '/affiliate/{affiliateId}/links/{linkId}',
  tags,
  summary: 'Archive a tracking link',
  description: 'An archived link still redirects, because it may be in print, but is no longer listed.',
  request: { params: ofLink },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The tracking link was archived'), ...customerFailures },
});

/** Tracking links. */
export const linkRoutes = createRoutes()
  .openapi(generate, async (c) => {
    const affiliateId = requireActive(c).id;
    const input = c.req.valid('json');
    const linkId = await makeLink(c.var.db, { affiliateId, input, publicAddress: c.var.config });
    const { languageId } = input;
    return c.json(
      success(await showLink(c.var.db, { affiliateId, linkId, languageId, period: toPeriod({}, 'UTC', USUAL_DAYS), publicAddress: c.var.config })),
      200,
    );
  })
  .openapi(list, async (c) => {
    const { page, take, isArchived, languageId, ...query } = c.req.valid('query');
    const { links, meta } = await listLinks(c.var.db, {
      affiliateId: requireAffiliate(c).id,
      isArchived: isArchived === 'true',
      page: { page, take },
      languageId,
      period: toPeriod(query, 'UTC', USUAL_DAYS),
      publicAddress: c.var.config,
    });
    return c.json({ ...success(links), meta }, 200);
  })
  .openapi(change, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    const { linkId } = c.req.valid('param');
    const { languageId } = c.req.valid('query');
    await changeLink(c.var.db, { affiliateId, linkId, change: c.req.valid('json') });
    return c.json(
      success(await showLink(c.var.db, { affiliateId, linkId, languageId, period: toPeriod({}, 'UTC', USUAL_DAYS), publicAddress: c.var.config })),
      200,
    );
  })
  .openapi(remove, async (c) => {
    await changeLink(c.var.db, { affiliateId: requireAffiliate(c).id, linkId: c.req.valid('param').linkId, change: { isArchived: true } });
    return c.json(success(null), 200);
  });
