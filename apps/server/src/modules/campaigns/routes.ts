import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findPreview, previewQuery } from '#modules/content';
import { idQuery, languageIdQuery } from '#contracts/countries';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, mayBeKept, successOf } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { campaignSchema, participationQuestionSchema, participationSchema } from './contract.ts';
import { getCampaign } from './get-campaign.ts';
import { secondsUntilChange } from './is-public.ts';
import { campaignsTag } from './tags.ts';
import { takesPart } from './takes-part.ts';

const tags = ['Campaigns'];
const named = z.object({ slug: z.string().max(200) });

const campaign = createRoute({
  method: 'get',
  path: '/campaigns/{slug}',
  tags,
  summary: 'A campaign, as its page shows it now',
  request: { params: named, query: z.object({ countryId: idQuery, languageId: languageIdQuery, preview: previewQuery }) },
  responses: { 200: json(successOf(campaignSchema), 'The campaign'), 404: failures[404], 422: failures[422] },
});

const participation = createRoute({
  method: 'post',
  path: '/campaigns/{slug}/participations',
  tags,
  summary: 'Whether a customer takes part, by e-mail or invoice number',
  description: 'Who ordered within the campaign’s dates, in its countries, and has not cancelled. It says nothing else about anybody.',
  request: { params: named, body: jsonBody(participationQuestionSchema) },
  responses: { 200: json(successOf(participationSchema), 'Yes or no'), ...failures, 429: json(failureSchema, 'Too many questions') },
});

/** Who looks for himself needs two or three; who tries out addresses is stopped. */
const questions = rateLimit({ name: 'campaign participation', points: 10, seconds: 60 * 60 });

export const routes = createRoutes();

routes.openapi(campaign, async (c) => {
  const { preview, ...asked } = c.req.valid('query');
  const found = await getCampaign(c.var.db, { ...c.req.valid('param'), ...asked, preview: await findPreview(c.var.db, preview) });
  if (preview === undefined) mayBeKept(c, [campaignsTag], await secondsUntilChange(c.var.db));
  return c.json(success(found), 200);
});

routes.openapi(participation, async (c) => {
  await questions.count(ownerOf(callerAddress(c, c.var.config.trustedProxies)));
  const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
  return c.json(success({ takesPart: await takesPart(c.var.db, asked) }), 200);
});
