import { createRoute, z } from '@hono/zod-openapi';
import { money, toMajor } from '#kit/money';
import { selectVendorProducts } from '#modules/catalog';
import { listActiveCountries } from '#modules/countries';
import { listLineParcels } from '#modules/fulfilment';
import { listAdminOrderLines } from '#modules/orders';
import { createRoutes, json, customerFailures } from '#platform/http';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { orderLineRowSchema, orderStatuses } from './contract.ts';
import { textField } from '#platform/request-fields';

const list = createRoute({
  method: 'get',
  path: '/order-lines',
  tags: ['Back office: orders'],
  summary: 'List order lines; vendors see only their own products',
  ...adminCall('orders', { isForVendors: true }),
  request: {
    query: buildListQuerySchema(
      { sku: textField.trim().max(100).optional(), number: textField.trim().max(40).optional(), status: z.enum(orderStatuses).optional() },
      ['id'],
    ),
  },
  responses: { 200: json(buildAdminListSchema(orderLineRowSchema), 'A page of order lines'), ...customerFailures },
});

export const orderLineRoutes = createRoutes().openapi(list, async (c) => {
  const { db } = c.var;
  const query = c.req.valid('query');
  const { vendorId } = requireStaff(c);
  const { rows, count } = await listAdminOrderLines(db, {
    ...toAdminListQuery(query),
    products: vendorId === null ? null : selectVendorProducts(vendorId),
  });
  const countries = new Map((await listActiveCountries(db)).map(({ id, code }) => [id, code]));
  const parcels = await listLineParcels(
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
  return c.json(buildListResponse(lines, count, query), 200);
});
