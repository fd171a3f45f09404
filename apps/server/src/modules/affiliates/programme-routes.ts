import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { buildSuccessSchema, createRoutes, failures, json } from '#platform/http';
import { programmeConditionsSchema, programmeQuerySchema } from './programme-contract.ts';
import { getProgrammeConditions } from './programme-conditions.ts';

const conditions = createRoute({
  method: 'get',
  path: '/affiliate/programme',
  tags: ['Affiliate'],
  summary: 'Get the conditions of the affiliate programme in a country',
  request: { query: programmeQuerySchema },
  responses: { 200: json(buildSuccessSchema(programmeConditionsSchema), 'The conditions, from the settings in force'), ...failures },
});

/** Public information about the programme. */
export const programmeRoutes = createRoutes().openapi(conditions, async (c) => {
  c.header('Cache-Control', 'private, no-store');
  return c.json(success(await getProgrammeConditions(c.var.db, c.req.valid('query'))), 200);
});
