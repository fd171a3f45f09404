import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCurrency, listActiveCountries } from '#modules/countries';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { anyAdminCall } from '../admin-call.ts';
import { marketChoiceSchema } from './contract.ts';

const choices = createRoute({
  method: 'get',
  path: '/markets',
  tags: ['Back office'],
  summary: 'List the countries of the shop',
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(z.array(marketChoiceSchema)), 'All countries in display order'), ...customerFailures },
});

export const marketRoutes = createRoutes();

marketRoutes.openapi(choices, async (c) => {
  const { db } = c.var;
  const markets = [];
  for (const { id, code, name } of await listActiveCountries(db)) markets.push({ id, code, name, currency: (await getCurrency(db, id)).code });
  return c.json(success(markets), 200);
});
