import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { ShopError } from '#kit/errors';
import type { Change } from '#modules/audit';
import { confirmOrder, findParcel, packShipment, parcelMeant, shipShipment } from '#modules/fulfilment';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { bulkReportSchema, manySchema, shipTableSchema, type BulkReport } from './contract.ts';
import { shipTable } from './ship-table.ts';

const call = staffCall('orders');
const responses = { 200: json(successOf(bulkReportSchema), 'What was done, one by one'), ...ownFailures };
const tags = ['Back office: orders'];

const confirm = createRoute({
  method: 'post',
  path: '/orders/many/confirm',
  tags,
  summary: 'Let orders through that wait for a person',
  ...call,
  request: { body: jsonBody(manySchema) },
  responses,
});
const pack = createRoute({
  method: 'post',
  path: '/orders/many/pack',
  tags,
  summary: 'Put all that is left of orders into a parcel each',
  ...call,
  request: { body: jsonBody(manySchema) },
  responses,
});
const ship = createRoute({
  method: 'post',
  path: '/orders/many/ship',
  tags,
  summary: 'Hand parcels to their carriers, by a table of tracking numbers',
  ...call,
  request: { body: jsonBody(shipTableSchema) },
  responses,
});

/** The same with many orders: each by itself, so that one that is refused keeps no other back. */
export const bulkRoutes = createRoutes();

bulkRoutes.openapi(confirm, async (c) => {
  const { name: actor } = requireStaff(c);
  const report = await oneByOne(c, c.req.valid('json').ids, async (orderNumber, { tx, note }) => {
    await note({ action: 'order.confirm', subject: 'order', subjectId: orderNumber });
    return `confirmed, invoice ${await confirmOrder(tx, { orderNumber, actor })}`;
  });
  return c.json(success(report), 200);
});

bulkRoutes.openapi(pack, async (c) => {
  const { name: actor } = requireStaff(c);
  const report = await oneByOne(c, c.req.valid('json').ids, async (orderNumber, { tx, note }) => {
    const { number, items } = await packShipment(tx, { orderNumber, actor });
    await note({ action: 'order.pack', subject: 'order', subjectId: orderNumber, after: { parcel: number, pieces: 'all' } });
    return `parcel ${number}, pieces: ${items.reduce((sum, { quantity }) => sum + quantity, 0)}`;
  });
  return c.json(success(report), 200);
});

bulkRoutes.openapi(ship, async (c) => {
  const { name: actor } = requireStaff(c);
  const rows = shipTable(c.req.valid('json').text);
  const names = rows.map(({ name }) => name);
  const report = await oneByOne(c, names, async (name, { tx, note, index }) => {
    const { trackingNumber = '', carrier = '' } = rows[index] ?? {};
    const number = await parcelMeant(tx, name, ['PACKED']);
    await shipShipment(tx, { number, trackingNumber, carrier, actor });
    const parcel = await findParcel(tx, number);
    const facts = { parcel: parcel.number, trackingNumber, carrier: parcel.carrier };
    await note({ action: 'parcel.ship', subject: 'order', subjectId: parcel.number.replace(/-\d+$/, ''), after: facts });
    return `parcel ${parcel.number} is on its way by ${parcel.carrier}`;
  });
  return c.json(success(report), 200);
});

interface Turn {
  tx: Tx;
  note: (change: Change) => Promise<void>;
  index: number;
}

/** Each in a transaction of its own; what the shop refuses is told, with why. */
async function oneByOne(c: Context<ApiEnv>, names: readonly string[], work: (name: string, turn: Turn) => Promise<string>): Promise<BulkReport> {
  const report: BulkReport = [];
  for (const [index, about] of names.entries()) {
    try {
      report.push({ about, isDone: true, said: await change(c, (tx, note) => work(about, { tx, note, index })) });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      report.push({ about, isDone: false, said: error.message });
    }
  }
  return report;
}
