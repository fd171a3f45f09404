import { createRoute, z } from '@hono/zod-openapi';
import { money, toMajor } from '#kit/money';
import { productsOfVendor } from '#modules/catalog';
import { listActiveCountries } from '#modules/countries';
import { parcelsOfLines } from '#modules/fulfilment';
import { staffOrderLines } from '#modules/orders';
import { createRoutes, json, ownFailures } from '#platform/http';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { orderLineRowSchema, orderStatuses } from './contract.ts';

const list = createRoute({
  method: 'get',
  path: '/order-lines',
  tags: ['Back office: orders'],
  summary: 'Lines of orders; a vendor sees those of his own products, and nobody who has bought them',
  ...staffCall('orders', { isForVendors: true }),
  request: {
    query: listQueryOf(
      { sku: z.string().trim().max(100).optional(), number: z.string().trim().max(40).optional(), status: z.enum(orderStatuses).optional() },
      ['id'],
    ),
  },
  responses: { 200: json(staffListOf(orderLineRowSchema), 'A page of them'), ...ownFailures },
});

export const orderLineRoutes = createRoutes().openapi(list, async (c) => {
  const { db } = c.var;
  const asked = c.req.valid('query');
  const { vendorId } = requireStaff(c);
  const { rows, count } = await staffOrderLines(db, { ...staffList(asked), products: vendorId === null ? null : productsOfVendor(vendorId) });
  const countries = new Map((await listActiveCountries(db)).map(({ id, code }) => [id, code]));
  const parcels = await parcelsOfLines(
    db,
    rows.map(({ id }) => id),
  );
  const lines = rows.map(({ placedAt, countryId, total, ...line }) => ({
    ...line,
    placedAt: placedAt.toISOString(),
    countryCode: countries.get(countryId) ?? '',
    total: toMajor(money(total, line.currency)),
    parcels: parcels.filter(({ lineId }) => lineId === line.id).map(({ status, quantity }) => ({ status, quantity })),
  }));
  return c.json(listed(lines, count, asked), 200);
});
