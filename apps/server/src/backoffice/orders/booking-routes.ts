import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { fromMajor } from '#kit/money';
import { recordChange } from '#modules/audit';
import { bookRemittance, importDeliveries, importRemittances } from '#modules/fulfilment';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { deliveriesSchema, orderRecordSchema, remitSchema, remittancesSchema, rowReportSchema } from './contract.ts';
import { aboutOrder, orderOf, orderPath } from './order-of.ts';
import { orderRecord } from './order-record.ts';

const tags = ['Back office: orders'];
const call = staffCall('orders');
const responses = { 200: json(successOf(rowReportSchema), 'What was done with each row, or would be'), ...ownFailures };

const deliveries = createRoute({
  method: 'post',
  path: '/deliveries',
  tags,
  summary: "Take in a carrier's list of what became of its parcels",
  ...call,
  request: { body: jsonBody(deliveriesSchema) },
  responses,
});
const remittances = createRoute({
  method: 'post',
  path: '/remittances',
  tags,
  summary: "Book a carrier's list of the cash that it has handed over",
  ...call,
  request: { body: jsonBody(remittancesSchema) },
  responses,
});
const remit = createRoute({
  method: 'post',
  path: '/orders/{number}/remit',
  tags,
  summary: 'Book the cash that carriers have handed over for an order',
  ...call,
  request: { params: orderPath, body: jsonBody(remitSchema) },
  responses: { 200: json(successOf(orderRecordSchema), 'The order as it is now'), ...ownFailures },
});

/** What carriers tell and hand over. */
export const bookingRoutes = createRoutes()
  .openapi(deliveries, async (c) => {
    const file = c.req.valid('json');
    return c.json(success(await importDeliveries(c.var.db, { ...file, ...byStaff(c) })), 200);
  })
  .openapi(remittances, async (c) => {
    const file = c.req.valid('json');
    return c.json(success(await importRemittances(c.var.db, { ...file, ...byStaff(c) })), 200);
  })
  .openapi(remit, async (c) => {
    const { db, config } = c.var;
    const { amount: given, reference } = c.req.valid('json');
    const order = await orderOf(db, c.req.valid('param').number);
    const { orderNumber, currency } = order;
    const { amount } = fromMajor(given, currency);
    await change(c, async (tx, note) => {
      await bookRemittance(tx, { orderNumber, amount, reference, actor: requireStaff(c).name });
      await note({ action: 'order.remit', ...aboutOrder(order), after: { amount, currency, reference } });
    });
    return c.json(success(await orderRecord(db, config, await orderOf(db, orderNumber))), 200);
  });

/** Each row is a change of its own, and has its own line in the audit log. */
function byStaff(c: Context<ApiEnv>) {
  const staff = requireStaff(c);
  const note = (tx: Tx, { action, orderNumber, facts }: { action: string; orderNumber: string; facts: Record<string, unknown> }) =>
    recordChange(tx, staff, { action, ...aboutOrder({ orderNumber }), after: facts });
  return { actor: staff.name, note };
}
