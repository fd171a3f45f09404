import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { languageIdQuery } from '#contracts/countries';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, mayBeKept, successOf } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { applyToSell } from './apply-to-sell.ts';
import { sellerApplicationSchema, sellerSchema } from './contract.ts';
import { listSellers } from './list-sellers.ts';
import { sellersTag } from './tags.ts';

const tags = ['Sellers'];

const list = createRoute({
  method: 'get',
  path: '/sellers',
  tags,
  summary: 'Those who sell here, with their stories',
  request: { query: z.object({ languageId: languageIdQuery }) },
  responses: { 200: json(successOf(z.array(sellerSchema)), 'By name'), 422: failures[422] },
});

const application = createRoute({
  method: 'post',
  path: '/sellers/applications',
  tags,
  summary: 'Apply to sell here',
  description: 'The answer comes by mail. Whether a mailbox has applied before is told to its owner alone, by mail too.',
  request: { body: jsonBody(sellerApplicationSchema) },
  responses: { 200: json(successOf(z.null()), 'It is taken'), ...failures, 429: json(failureSchema, 'Too many from this address') },
});

const applicationsOfAddress = rateLimit({ name: 'seller-applications', points: 10, seconds: 60 * 60 });

/** What a seller has published since is seen after ten minutes at the latest. */
const keptSeconds = 600;

export const routes = createRoutes().openapi(list, async (c) => {
  const found = await listSellers(c.var.db, c.req.valid('query'));
  mayBeKept(c, [sellersTag], keptSeconds);
  return c.json(success(found), 200);
});

routes.openapi(application, async (c) => {
  await applicationsOfAddress.count(ownerOf(callerAddress(c, c.var.config.trustedProxies)));
  await applyToSell(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});
