import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { idQuery } from '#platform/request-fields';
import { affiliateCall, requireActive, requireAffiliate } from '../affiliate-call.ts';
import { affiliateApiTokenSchema, createdAffiliateApiTokenSchema, newAffiliateApiTokenSchema } from './api-token-contract.ts';
import { createAffiliateApiToken } from './create-api-token.ts';
import { listAffiliateApiTokens } from './list-api-tokens.ts';
import { revokeAffiliateApiToken } from './revoke-api-token.ts';

const tags = ['Affiliate'];
const own = z.object({ affiliateId: idQuery });

const list = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/api-tokens',
  tags,
  summary: 'List the API tokens of an affiliate',
  description: 'Without revoked and expired tokens, newest first.',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(z.array(affiliateApiTokenSchema)), 'The API tokens'), ...customerFailures },
});
const create = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/api-tokens',
  tags,
  summary: 'Create an API token of an affiliate',
  description: 'Only this response contains the token. It reads the reports of its scopes and nothing else. Only for active affiliates.',
  request: { params: own, body: jsonBody(newAffiliateApiTokenSchema) },
  responses: { 200: json(buildSuccessSchema(createdAffiliateApiTokenSchema), 'The new API token with its secret'), ...customerFailures },
});
const revoke = createRoute({
  ...affiliateCall,
  method: 'delete',
  path: '/affiliate/{affiliateId}/api-tokens/{tokenId}',
  tags,
  summary: 'Revoke an API token of an affiliate',
  request: { params: own.extend({ tokenId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The token was revoked'), ...customerFailures },
});

/** Tokens with which an affiliate's own system reads reports. */
export const apiTokenRoutes = createRoutes()
  .openapi(list, async (c) => c.json(success(await listAffiliateApiTokens(c.var.db, requireAffiliate(c).id)), 200))
  .openapi(create, async (c) =>
    c.json(success(await createAffiliateApiToken(c.var.db, { ...c.req.valid('json'), affiliateId: requireActive(c).id })), 200),
  )
  .openapi(revoke, async (c) => {
    await revokeAffiliateApiToken(c.var.db, { affiliateId: requireAffiliate(c).id, tokenId: c.req.valid('param').tokenId });
    return c.json(success(null), 200);
  });
