import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { currencyOn, listActiveCountries } from '#modules/countries';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { anyStaffCall } from '../staff-call.ts';
import { marketChoiceSchema } from './contract.ts';

const choices = createRoute({
  method: 'get',
  path: '/markets',
  tags: ['Back office'],
  summary: 'The countries that the shop sells in, to choose from',
  ...anyStaffCall,
  responses: { 200: json(successOf(z.array(marketChoiceSchema)), 'In their order'), ...ownFailures },
});

export const marketRoutes = createRoutes();

marketRoutes.openapi(choices, async (c) => {
  const { db } = c.var;
  const markets = [];
  for (const { id, code, name } of await listActiveCountries(db)) markets.push({ id, code, name, currency: (await currencyOn(db, id)).code });
  return c.json(success(markets), 200);
});
