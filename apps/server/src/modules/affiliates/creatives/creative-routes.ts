import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { buildSuccessSchema, createRoutes, customerFailures, json } from '#platform/http';
import { idQuery } from '#platform/request-fields';
import { affiliateCall, requireAffiliate } from '../affiliate-call.ts';
import { affiliateCreativeSchema, creativeQuerySchema } from './creative-contract.ts';
import { listCreatives } from './list-creatives.ts';

const list = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/creatives',
  tags: ['Affiliate'],
  summary: 'List banners and texts with the links of an affiliate',
  description: 'Only those that are valid now in the country.',
  request: { params: z.object({ affiliateId: idQuery }), query: creativeQuerySchema },
  responses: { 200: json(buildSuccessSchema(z.array(affiliateCreativeSchema)), 'The banners and texts'), ...customerFailures },
});

export const creativeRoutes = createRoutes().openapi(list, async (c) => {
  const { countryId } = c.req.valid('query');
  return c.json(success(await listCreatives(c.var.db, { affiliateId: requireAffiliate(c).id, countryId, publicAddress: c.var.config })), 200);
});
