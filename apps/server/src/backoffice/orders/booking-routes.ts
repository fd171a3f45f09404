import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { parseMajor } from '#kit/money';
import { recordChange } from '#modules/audit';
import { bookRemittance, importDeliveries, importRemittances } from '#modules/fulfilment';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { deliveriesSchema, orderRecordSchema, remitSchema, remittancesSchema, rowReportSchema } from './contract.ts';
import { toAuditSubject, getOrder, orderPath } from './get-order.ts';
import { buildOrderRecord } from './order-record.ts';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const responses = {
  200: json(buildSuccessSchema(rowReportSchema), 'The result for each row of the file; for a dry run, the expected result'),
  ...customerFailures,
};

const deliveries = createRoute({
  method: 'post',
  path: '/deliveries',
  tags,
  summary: 'Import a carrier’s list of delivery results',
  ...call,
  request: { body: jsonBody(deliveriesSchema) },
  responses,
});
const remittances = createRoute({
  method: 'post',
  path: '/remittances',
  tags,
  summary: 'Import a carrier’s list of remitted cash on delivery',
  ...call,
  request: { body: jsonBody(remittancesSchema) },
  responses,
});
const remit = createRoute({
  method: 'post',
  path: '/orders/{number}/remit',
  tags,
  summary: 'Record remitted cash on delivery for an order',
  ...call,
  request: { params: orderPath, body: jsonBody(remitSchema) },
  responses: { 200: json(buildSuccessSchema(orderRecordSchema), 'The updated order'), ...customerFailures },
});

/** Reports and remittances of carriers. */
export const bookingRoutes = createRoutes()
  .openapi(deliveries, async (c) => {
    const file = c.req.valid('json');
    return c.json(success(await importDeliveries(c.var.db, { ...file, ...buildBookingContext(c) })), 200);
  })
  .openapi(remittances, async (c) => {
    const file = c.req.valid('json');
    return c.json(success(await importRemittances(c.var.db, { ...file, ...buildBookingContext(c) })), 200);
  })
  .openapi(remit, async (c) => {
    const { db, config } = c.var;
    const { amount: given, reference } = c.req.valid('json');
    const order = await getOrder(db, c.req.valid('param').number);
    const { orderNumber, currency } = order;
    const { amount } = parseMajor(given, currency);
    await change(c, async (tx, note) => {
      await bookRemittance(tx, { orderNumber, amount, reference, actor: requireStaff(c).name });
      await note({ action: 'order.remit', ...toAuditSubject(order), after: { amount, currency, reference } });
    });
    return c.json(success(await buildOrderRecord(db, config, await getOrder(db, orderNumber))), 200);
  });

/** Each row is a separate change with its own entry in the audit log. */
function buildBookingContext(c: Context<ApiEnv>) {
  const staff = requireStaff(c);
  const note = (tx: Tx, { action, orderNumber, facts }: { action: string; orderNumber: string; facts: Record<string, unknown> }) =>
    recordChange(tx, staff, { action, ...toAuditSubject({ orderNumber }), after: facts });
  return { actor: staff.name, note };
}
