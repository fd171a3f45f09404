import { createRoute, z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCountry, instantAt, listActiveCountries } from '#modules/countries';
import { ordersAtWork } from '#modules/fulfilment';
import { staffOrders, type ListedOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { createRoutes, json, ownFailures } from '#platform/http';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { staffCall } from '../staff-call.ts';
import { deskOrderSchema, kindsOfWork, orderStatuses, paymentStatuses, type DeskOrder } from './contract.ts';
import { ordersFound } from './search-orders.ts';

const day = z.iso.date();

const list = createRoute({
  method: 'get',
  path: '/orders',
  tags: ['Back office: orders'],
  summary: 'Orders',
  ...staffCall('orders'),
  request: {
    query: listQueryOf(
      {
        /** A number of it, an e-mail, a telephone number, a last name, a SKU or a tracking number. */
        q: z.string().trim().max(100).optional(),
        work: z.enum(kindsOfWork).optional(),
        status: z.enum(orderStatuses).optional(),
        paymentStatus: z.enum(paymentStatuses).optional(),
        countryId: z.int().optional(),
        customerId: z.int().optional(),
        paymentMethod: z.string().max(40).optional(),
        shippingMethod: z.string().max(40).optional(),
        /** Days, both included: a country's own, where one is named; else by UTC. */
        from: day.optional(),
        until: day.optional(),
        isTakenByPhone: z.boolean().optional(),
      },
      ['placedAt', 'orderNumber'],
    ),
  },
  responses: { 200: json(staffListOf(deskOrderSchema), 'A page of them'), ...ownFailures },
});

export const orderListRoutes = createRoutes().openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { db } = c.var;
  const { q, work, from, until, ...filter } = asked.filter;
  const among = [...(q ? [await ordersFound(db, q)] : []), ...(work ? [await ordersAtWork(db, work)] : [])];
  const zone = filter.countryId === undefined ? 'UTC' : (await getCountry(db, filter.countryId)).timeZone;
  const placed = {
    from: from ? instantAt(zone, `${from}T00:00`) : undefined,
    until: until ? instantAt(zone, `${dayAfter(until)}T00:00`) : undefined,
  };
  const { rows, count } = await staffOrders(db, { ...staffList(asked), filter: { ...filter, ...placed }, among });
  return c.json(listed(await listedOrders(db, rows), count, asked), 200);
});

const dayAfter = (day: string): string => new Date(Date.parse(day) + days(1)).toISOString().slice(0, 10);

async function listedOrders(db: Db, rows: readonly ListedOrder[]): Promise<DeskOrder[]> {
  const countries = new Map((await listActiveCountries(db)).map(({ id, code }) => [id, code]));
  return rows.map(({ row, pieces }) => {
    const { orderNumber: id, invoiceNumber, status, paymentStatus, currency, paymentMethod, shippingMethod, takenBy } = row;
    const { firstName, lastName, city } = row.shippingAddress;
    return {
      id,
      invoiceNumber,
      placedAt: row.placedAt.toISOString(),
      status,
      paymentStatus,
      countryCode: countries.get(row.countryId) ?? '',
      name: `${firstName} ${lastName}`.trim(),
      city,
      pieces,
      total: toMajor(money(row.total, currency)),
      currency,
      paymentMethod,
      shippingMethod,
      takenBy,
    };
  });
}
