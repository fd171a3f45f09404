import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findPreview, previewQuery } from '#modules/content';
import { languageIdQuery } from '#contracts/countries';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, setCacheTags, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { campaignSchema, participationQuestionSchema, participationSchema } from './contract.ts';
import { getCampaign } from './get-campaign.ts';
import { getSecondsUntilChange } from './is-public.ts';
import { campaignsTag } from './tags.ts';
import { isParticipant } from './takes-part.ts';
import { idQuery, slugField } from '#platform/request-fields';

const tags = ['Campaigns'];
const named = z.object({ slug: slugField });

const campaign = createRoute({
  method: 'get',
  path: '/campaigns/{slug}',
  tags,
  summary: 'Get a campaign for its page',
  request: { params: named, query: z.object({ countryId: idQuery, languageId: languageIdQuery, preview: previewQuery }) },
  responses: { 200: json(buildSuccessSchema(campaignSchema), 'The campaign'), 404: failures[404], 422: failures[422] },
});

const participation = createRoute({
  method: 'post',
  path: '/campaigns/{slug}/participations',
  tags,
  summary: 'Check whether a customer participates in a campaign',
  description:
    'The customer is identified by email address or invoice number. True if they ordered within the dates and countries of the campaign and did not cancel.',
  request: { params: named, body: jsonBody(participationQuestionSchema) },
  responses: {
    200: json(buildSuccessSchema(participationSchema), 'Whether the customer participates'),
    ...failures,
    429: json(failureSchema, 'Too many requests'),
  },
});

/** Limits attempts to guess email addresses. A participant needs only a few attempts. */
const questions = rateLimit('participation');

export const routes = createRoutes();

routes.openapi(campaign, async (c) => {
  const { preview, ...query } = c.req.valid('query');
  const found = await getCampaign(c.var.db, { ...c.req.valid('param'), ...query, preview: await findPreview(c.var.db, preview) });
  if (preview === undefined) setCacheTags(c, [campaignsTag], await getSecondsUntilChange(c.var.db));
  return c.json(success(found), 200);
});

routes.openapi(participation, async (c) => {
  await questions.count(toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)));
  const input = { ...c.req.valid('param'), ...c.req.valid('json') };
  return c.json(success({ takesPart: await isParticipant(c.var.db, input) }), 200);
});
