import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { deliverShipment, recordFailedDelivery, findParcel, recordLostShipment, returnToSender, shipShipment } from '#modules/fulfilment';
import { listOrdersById } from '#modules/orders';
import { unpackParcel } from '#modules/returns';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type PathContext } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { confirmSchema, orderRecordSchema, shipSchema } from './contract.ts';
import { toAuditSubject } from './get-order.ts';
import { buildOrderRecord } from './order-record.ts';

const call = adminCall('orders');

const action = <Body extends z.ZodType>(name: string, summary: string, body: Body) =>
  createRoute({
    method: 'post',
    path: `/parcels/{number}/${name}`,
    tags: ['Back office: orders'],
    summary,
    ...call,
    request: { params: z.object({ number: z.string().regex(/^[\w-]{1,40}$/) }), body: jsonBody(body) },
    responses: { 200: json(buildSuccessSchema(orderRecordSchema), 'The updated order'), ...customerFailures },
  });

const unpack = action('unpack', 'Unpack a parcel before shipment', confirmSchema);
const ship = action('ship', 'Mark a parcel as shipped', shipSchema);
const deliver = action('deliver', 'Mark a parcel as delivered', confirmSchema);
const fail = action('fail', 'Record a failed delivery attempt', confirmSchema);
const back = action('back', 'Record an undelivered parcel as returned to sender', confirmSchema);
const lose = action('lose', 'Mark a parcel as lost', confirmSchema);

/** Actions on a parcel. Each returns the updated order. */
export const parcelRoutes = createRoutes();

parcelRoutes.openapi(ship, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'ship', facts, (tx, parcel) => shipShipment(tx, { ...parcel, ...facts }))), 200);
});
parcelRoutes.openapi(unpack, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'unpack', facts, (tx, parcel) => unpackParcel(tx, { ...parcel, ...facts }))), 200);
});
parcelRoutes.openapi(deliver, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'deliver', facts, (tx, parcel) => deliverShipment(tx, { ...parcel, ...facts }))), 200);
});
parcelRoutes.openapi(fail, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'fail', facts, (tx, parcel) => recordFailedDelivery(tx, { ...parcel, ...facts }))), 200);
});
parcelRoutes.openapi(back, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'back', facts, (tx, parcel) => returnToSender(tx, { ...parcel, ...facts }))), 200);
});
parcelRoutes.openapi(lose, async (c) => {
  const facts = c.req.valid('json');
  return c.json(success(await runParcelAction(c, 'lose', facts, (tx, parcel) => recordLostShipment(tx, { ...parcel, ...facts }))), 200);
});

type Work = (tx: Tx, parcel: { number: string; actor: string }) => Promise<unknown>;

async function runParcelAction(c: PathContext<{ number: string }>, verb: string, facts: Record<string, unknown>, work: Work) {
  const { db, config } = c.var;
  const { number, orderId } = await findParcel(db, c.req.valid('param').number);
  const order = await getParcelOrder(db, orderId);
  await change(c, async (tx, note) => {
    // First, because the number of a credit note is assigned by the last statement.
    await note({ action: `parcel.${verb}`, ...toAuditSubject(order), after: { parcel: number, ...facts } });
    await work(tx, { number, actor: requireStaff(c).name });
  });
  return buildOrderRecord(db, config, await getParcelOrder(db, orderId));
}

async function getParcelOrder(db: Db, orderId: number) {
  const [order] = await listOrdersById(db, [orderId]);
  if (!order) throw new Error(`order ${orderId} does not exist`);
  return order;
}
