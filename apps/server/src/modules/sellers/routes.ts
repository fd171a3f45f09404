import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { languageIdQuery } from '#contracts/countries';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, setCacheTags, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { applyToSell } from './apply-to-sell.ts';
import { sellerApplicationSchema, sellerSchema } from './contract.ts';
import { listSellers } from './list-sellers.ts';
import { sellersTag } from './tags.ts';

const tags = ['Sellers'];

const list = createRoute({
  method: 'get',
  path: '/sellers',
  tags,
  summary: 'List sellers with their stories',
  request: { query: z.object({ languageId: languageIdQuery }) },
  responses: { 200: json(buildSuccessSchema(z.array(sellerSchema)), 'By name'), 422: failures[422] },
});

const application = createRoute({
  method: 'post',
  path: '/sellers/applications',
  tags,
  summary: 'Apply as a seller',
  description: 'The decision comes by mail. Only the owner of the email address learns, by mail, that they applied before.',
  request: { body: jsonBody(sellerApplicationSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'It is taken'), ...failures, 429: json(failureSchema, 'Too many from this address') },
});

const applicationsOfAddress = rateLimit('seller-applications');

/** New products of a seller appear after at most ten minutes. */
const CACHE_SECONDS = 600;

export const routes = createRoutes().openapi(list, async (c) => {
  const found = await listSellers(c.var.db, c.req.valid('query'));
  setCacheTags(c, [sellersTag], CACHE_SECONDS);
  return c.json(success(found), 200);
});

routes.openapi(application, async (c) => {
  await applicationsOfAddress.count(toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)));
  await applyToSell(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});
