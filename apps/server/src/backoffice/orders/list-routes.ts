import { createRoute, z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCountry, toInstant, listActiveCountries } from '#modules/countries';
import { searchOrders, selectOrdersByTask } from '#modules/fulfilment';
import { countOrderNotes, listAdminOrders, listOrderTags, selectOrdersByTag, selectOrdersWithNotes, type ListedOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { createRoutes, json, customerFailures } from '#platform/http';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { adminCall } from '../admin-call.ts';
import { tagFilter } from '../tag-change.ts';
import { queuedOrderSchema, kindsOfWork, orderStatuses, paymentStatuses, type QueuedOrder } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const day = z.iso.date();

const list = createRoute({
  method: 'get',
  path: '/orders',
  tags: ['Back office: orders'],
  summary: 'List orders',
  ...adminCall('orders'),
  request: {
    query: buildListQuerySchema(
      {
        /** An order or invoice number, email, telephone number, last name, SKU or tracking number. */
        q: textField.trim().max(100).optional(),
        work: z.enum(kindsOfWork).optional(),
        status: z.enum(orderStatuses).optional(),
        paymentStatus: z.enum(paymentStatuses).optional(),
        countryId: idField.optional(),
        customerId: idField.optional(),
        paymentMethod: textField.max(40).optional(),
        shippingMethod: textField.max(40).optional(),
        /** Days, both inclusive: in the local time of the given country, otherwise in UTC. */
        from: day.optional(),
        until: day.optional(),
        isTakenByPhone: z.boolean().optional(),
        tag: tagFilter.optional(),
        hasNotes: z.literal(true).optional(),
      },
      ['placedAt', 'orderNumber'],
    ),
  },
  responses: { 200: json(buildAdminListSchema(queuedOrderSchema), 'A page of orders'), ...customerFailures },
});

export const orderListRoutes = createRoutes().openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { db } = c.var;
  const { q, work, from, until, tag, hasNotes, ...filter } = query.filter;
  const among = [
    ...(q ? [await searchOrders(db, q)] : []),
    ...(work ? [await selectOrdersByTask(db, work)] : []),
    ...(tag ? [selectOrdersByTag(tag)] : []),
    ...(hasNotes ? [selectOrdersWithNotes] : []),
  ];
  const zone = filter.countryId === undefined ? 'UTC' : (await getCountry(db, filter.countryId)).timeZone;
  const placed = {
    from: from ? toInstant(zone, `${from}T00:00`) : undefined,
    until: until ? toInstant(zone, `${getNextDay(until)}T00:00`) : undefined,
  };
  const { rows, count } = await listAdminOrders(db, { ...toAdminListQuery(query), filter: { ...filter, ...placed }, among });
  return c.json(buildListResponse(await buildOrderRows(db, rows), count, query), 200);
});

const getNextDay = (day: string): string => new Date(Date.parse(day) + days(1)).toISOString().slice(0, 10);

async function buildOrderRows(db: Db, rows: readonly ListedOrder[]): Promise<QueuedOrder[]> {
  const countries = new Map((await listActiveCountries(db)).map(({ id, code }) => [id, code]));
  const ids = rows.map(({ row }) => row.id);
  const [tags, notes] = [await listOrderTags(db, ids), await countOrderNotes(db, ids)];
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
      tags: tags.get(row.id) ?? [],
      noteCount: notes.get(row.id) ?? 0,
    };
  });
}
