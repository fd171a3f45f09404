import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { endPayments, giveOrderUp } from '#modules/checkout';
import { cancelLines, confirmOrder, packShipment, refundLines, refuseOrder } from '#modules/fulfilment';
import { fromMajor } from '#kit/money';
import { addOrderNote, lockOrder, OrderCannotMove, type PlacedOrderRow } from '#modules/orders';
import { resendOrderMail } from '#modules/notifications';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { cancelLinesSchema, confirmSchema, noteSchema, orderRecordSchema, packSchema, reasonSchema, refundSchema } from './contract.ts';
import { aboutOrder, orderOf, orderPath } from './order-of.ts';
import { orderRecord } from './order-record.ts';

const tags = ['Back office: orders'];
const call = staffCall('orders');
const responses = { 200: json(successOf(orderRecordSchema), 'The order as it is now'), ...ownFailures };

const action = <Body extends z.ZodType>(name: string, summary: string, body: Body) =>
  createRoute({
    method: 'post',
    path: `/orders/{number}/${name}`,
    tags,
    summary,
    ...call,
    request: { params: orderPath, body: jsonBody(body) },
    responses,
  });

const one = createRoute({ method: 'get', path: '/orders/{number}', tags, summary: 'An order', ...call, request: { params: orderPath }, responses });
const confirm = action('confirm', 'Let an order through that waits for a person', confirmSchema);
const refuse = action('refuse', 'Turn an order away that waits for a person', reasonSchema);
const pack = action('pack', 'Put all that is left of an order, or some pieces, into a parcel', packSchema);
const cancel = action('cancel', 'Give an order up', reasonSchema);
const cancelSome = action('cancel-lines', 'Take pieces out of an order that are not packed', cancelLinesSchema);
const refund = action('refund', 'Give a part of the money back', refundSchema);
const addNote = action('notes', 'Write something down about an order', noteSchema);
const resend = action('confirmation-mail', 'Send the confirmation of an order again', z.object({}));

/** What can be done with a whole order. Each answers with the order as it is then. */
export const orderRoutes = createRoutes();

orderRoutes.openapi(one, async (c) => c.json(success(await recordOf(c, c.req.valid('param').number)), 200));

orderRoutes.openapi(confirm, async (c) => {
  const { reason } = c.req.valid('json');
  return c.json(success(await acted(c, 'confirm', { reason }, (tx, order) => confirmOrder(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(refuse, async (c) => {
  const { reason } = c.req.valid('json');
  return c.json(success(await acted(c, 'refuse', { reason }, (tx, order) => refuseOrder(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(pack, async (c) => {
  const { pieces, reason } = c.req.valid('json');
  const some = pieces && linePieces(pieces);
  return c.json(
    success(await acted(c, 'pack', { pieces: pieces ?? 'all', reason }, (tx, order) => packShipment(tx, { ...order, pieces: some, reason }))),
    200,
  );
});

orderRoutes.openapi(cancel, async (c) => {
  const { reason } = c.req.valid('json');
  const found = await orderOf(c.var.db, c.req.valid('param').number);
  if (found.status === 'CANCELLED') throw new OrderCannotMove(found.status, 'cancel');
  // At the provider itself, before anything is locked.
  await endPayments(c.var.db, c.var.config, found);
  return c.json(success(await acted(c, 'cancel', { reason }, (tx, order) => giveOrderUp(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(cancelSome, async (c) => {
  const { pieces, reason } = c.req.valid('json');
  const work = (tx: Tx, order: Acting) => cancelLines(tx, { ...order, pieces: linePieces(pieces), reason });
  return c.json(success(await acted(c, 'cancel-lines', { pieces, reason }, work)), 200);
});

orderRoutes.openapi(refund, async (c) => {
  const { lines, reason, payOut } = c.req.valid('json');
  const work = async (tx: Tx, order: Acting) => {
    const { id: orderId, currency } = order.row;
    const minor = (amount: number) => fromMajor(amount, currency).amount;
    const asked = lines.map(({ lineId: orderLineId, pieces, amount = 0 }) => ({ orderLineId, ...(pieces ? { pieces } : { amount: minor(amount) }) }));
    await lockOrder(tx, order.orderNumber);
    await addOrderNote(tx, { orderId, text: `Money back: ${reason}`, author: order.actor });
    await refundLines(tx, { ...order, lines: asked, payOut });
  };
  // Where it goes is nobody's to read in a log.
  return c.json(success(await acted(c, 'refund', { lines, reason }, work)), 200);
});

orderRoutes.openapi(addNote, async (c) => {
  const { text } = c.req.valid('json');
  const work = (tx: Tx, { row, actor }: Acting) => addOrderNote(tx, { orderId: row.id, text, author: actor });
  return c.json(success(await acted(c, 'note', { text }, work)), 200);
});

orderRoutes.openapi(resend, async (c) => {
  const work = async (tx: Tx, { row }: Acting) => {
    const locked = await lockOrder(tx, row.orderNumber);
    if (!locked || locked.email === '' || locked.status === 'CANCELLED') throw new OrderCannotMove(row.status, 'resend the confirmation');
    await resendOrderMail(tx, row.id);
  };
  return c.json(success(await acted(c, 'resend-mail', {}, work)), 200);
});

interface Acting {
  row: PlacedOrderRow;
  orderNumber: string;
  actor: string;
}

/**
 * Does something with the order of the path and writes it down. The line in the log comes first: numbers of papers are given by
 * the last statement.
 */
async function acted(c: Context<ApiEnv>, verb: string, facts: Record<string, unknown>, work: (tx: Tx, order: Acting) => Promise<unknown>) {
  const row = await orderOf(c.var.db, c.req.param('number') ?? '');
  const { orderNumber } = row;
  await change(c, async (tx, note) => {
    await note({ action: `order.${verb}`, ...aboutOrder(row), after: facts });
    await work(tx, { row, orderNumber, actor: requireStaff(c).name });
  });
  return recordOf(c, orderNumber);
}

async function recordOf(c: Context<ApiEnv>, number: string) {
  return orderRecord(c.var.db, c.var.config, await orderOf(c.var.db, number));
}

const linePieces = (pieces: readonly { lineId: number; quantity: number }[]) =>
  pieces.map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity }));
