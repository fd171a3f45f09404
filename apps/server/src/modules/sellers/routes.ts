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
  responses: { 200: json(buildSuccessSchema(z.array(sellerSchema)), 'The sellers, sorted by name'), 422: failures[422] },
});

const application = createRoute({
  method: 'post',
  path: '/sellers/applications',
  tags,
  summary: 'Apply as a seller',
  description:
    'The applicant receives the decision by email. The response does not reveal an earlier application; only an email to the applicant does.',
  request: { body: jsonBody(sellerApplicationSchema) },
  responses: {
    200: json(buildSuccessSchema(z.null()), 'The application was received'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address'),
  },
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
