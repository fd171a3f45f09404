import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { ShopError } from '#kit/errors';
import type { Change } from '#modules/audit';
import { confirmOrder, findParcel, packShipment, resolveParcelNumber, shipShipment, shipTable } from '#modules/fulfilment';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { bulkReportSchema, manySchema, shipTableSchema, type BulkReport } from './contract.ts';

const call = adminCall('orders');
const responses = { 200: json(buildSuccessSchema(bulkReportSchema), 'The result for each order or parcel'), ...customerFailures };
const tags = ['Back office: orders'];

const confirm = createRoute({
  method: 'post',
  path: '/orders/many/confirm',
  tags,
  summary: 'Confirm several orders',
  ...call,
  request: { body: jsonBody(manySchema) },
  responses,
});
const pack = createRoute({
  method: 'post',
  path: '/orders/many/pack',
  tags,
  summary: 'Pack the remaining items of several orders',
  ...call,
  request: { body: jsonBody(manySchema) },
  responses,
});
const ship = createRoute({
  method: 'post',
  path: '/orders/many/ship',
  tags,
  summary: 'Ship several parcels with a table of tracking numbers',
  ...call,
  request: { body: jsonBody(shipTableSchema) },
  responses,
});

/** Bulk actions on orders. Each order is processed separately, so that a refused one does not block the others. */
export const bulkRoutes = createRoutes();

bulkRoutes.openapi(confirm, async (c) => {
  const { name: actor } = requireStaff(c);
  const report = await processOneByOne(c, c.req.valid('json').ids, async (orderNumber, { tx, note }) => {
    await note({ action: 'order.confirm', subject: 'order', subjectId: orderNumber });
    return `confirmed, invoice ${await confirmOrder(tx, { orderNumber, actor })}`;
  });
  return c.json(success(report), 200);
});

bulkRoutes.openapi(pack, async (c) => {
  const { name: actor } = requireStaff(c);
  const report = await processOneByOne(c, c.req.valid('json').ids, async (orderNumber, { tx, note }) => {
    const { number, items } = await packShipment(tx, { orderNumber, actor });
    await note({ action: 'order.pack', subject: 'order', subjectId: orderNumber, after: { parcel: number, pieces: 'all' } });
    return `parcel ${number}, items: ${items.reduce((sum, { quantity }) => sum + quantity, 0)}`;
  });
  return c.json(success(report), 200);
});

bulkRoutes.openapi(ship, async (c) => {
  const { name: actor } = requireStaff(c);
  const rows = shipTable(c.req.valid('json').text);
  const names = rows.map(({ name }) => name);
  const report = await processOneByOne(c, names, async (name, { tx, note, index }) => {
    const { trackingNumber = '', carrier = '' } = rows[index] ?? {};
    const number = await resolveParcelNumber(tx, name, ['PACKED']);
    await shipShipment(tx, { number, trackingNumber, carrier, actor });
    const parcel = await findParcel(tx, number);
    const facts = { parcel: parcel.number, trackingNumber, carrier: parcel.carrier };
    await note({ action: 'parcel.ship', subject: 'order', subjectId: parcel.number.replace(/-\d+$/, ''), after: facts });
    return `parcel ${parcel.number} shipped with ${parcel.carrier}`;
  });
  return c.json(success(report), 200);
});

interface BulkStep {
  tx: Tx;
  note: (change: Change) => Promise<void>;
  index: number;
}

/** Processes each order in its own transaction and reports refusals with the reason. */
async function processOneByOne(
  c: Context<ApiEnv>,
  names: readonly string[],
  work: (name: string, turn: BulkStep) => Promise<string>,
): Promise<BulkReport> {
  const report: BulkReport = [];
  for (const [index, about] of names.entries()) {
    try {
      report.push({ about, isDone: true, message: await change(c, (tx, note) => work(about, { tx, note, index })) });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      report.push({ about, isDone: false, message: error.message });
    }
  }
  return report;
}
