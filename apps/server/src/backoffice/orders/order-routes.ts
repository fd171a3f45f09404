import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { cancelCustomerOrder, prepareCancellation } from '#modules/checkout';
import { cancelLines, confirmOrder, packShipment, refundWithReason, refuseOrder } from '#modules/fulfilment';
import { parseMajor } from '#kit/money';
import { addOrderNote, type PlacedOrderRow } from '#modules/orders';
import { resendOrderMail } from '#modules/notifications';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv, type PathContext } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { cancelLinesSchema, confirmSchema, noteSchema, orderRecordSchema, packSchema, reasonSchema, refundSchema } from './contract.ts';
import { toAuditSubject, getOrder, orderPath } from './get-order.ts';
import { buildOrderRecord } from './order-record.ts';
import { assertOrderUnchanged } from './order-revision.ts';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const responses = { 200: json(buildSuccessSchema(orderRecordSchema), 'The updated order'), ...customerFailures };

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

const one = createRoute({
  method: 'get',
  path: '/orders/{number}',
  tags,
  summary: 'Get an order',
  ...call,
  request: { params: orderPath },
  responses: { ...responses, 200: json(buildSuccessSchema(orderRecordSchema), 'The order with its history') },
});
const confirm = action('confirm', 'Confirm an order that waits for review', confirmSchema);
const refuse = action('refuse', 'Refuse an order that waits for review', reasonSchema);
const pack = action('pack', 'Pack all remaining items of an order, or selected items', packSchema);
const cancel = action('cancel', 'Cancel an order', reasonSchema);
const cancelSome = action('cancel-lines', 'Cancel unpacked items of an order', cancelLinesSchema);
const refund = action('refund', 'Refund part of an order', refundSchema);
const addNote = action('notes', 'Add an internal note to an order', noteSchema);
const resend = action('confirmation-mail', 'Send the order confirmation email again', z.object({}));

/** Actions on a whole order. Each returns the updated order. */
export const orderRoutes = createRoutes();

orderRoutes.openapi(one, async (c) => c.json(success(await getRecord(c, c.req.valid('param').number)), 200));

orderRoutes.openapi(confirm, async (c) => {
  const { reason } = c.req.valid('json');
  return c.json(success(await runOrderAction(c, 'confirm', { reason }, (tx, order) => confirmOrder(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(refuse, async (c) => {
  const { reason } = c.req.valid('json');
  return c.json(success(await runOrderAction(c, 'refuse', { reason }, (tx, order) => refuseOrder(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(pack, async (c) => {
  const { pieces, reason, revision } = c.req.valid('json');
  const some = pieces && toLinePieces(pieces);
  const work = (tx: Tx, order: OrderActionContext) => packShipment(tx, { ...order, pieces: some, reason });
  return c.json(success(await runOrderAction(c, 'pack', { pieces: pieces ?? 'all', reason }, work, revision)), 200);
});

orderRoutes.openapi(cancel, async (c) => {
  const { reason } = c.req.valid('json');
  const found = await getOrder(c.var.db, c.req.valid('param').number);
  // Ends the payment at the provider before anything is locked.
  await prepareCancellation(c.var.db, c.var.config, found);
  return c.json(success(await runOrderAction(c, 'cancel', { reason }, (tx, order) => cancelCustomerOrder(tx, { ...order, reason }))), 200);
});

orderRoutes.openapi(cancelSome, async (c) => {
  const { pieces, reason, revision } = c.req.valid('json');
  const work = (tx: Tx, order: OrderActionContext) => cancelLines(tx, { ...order, pieces: toLinePieces(pieces), reason });
  return c.json(success(await runOrderAction(c, 'cancel-lines', { pieces, reason }, work, revision)), 200);
});

orderRoutes.openapi(refund, async (c) => {
  const { lines, reason, payOut, revision } = c.req.valid('json');
  const work = async (tx: Tx, order: OrderActionContext) => {
    const { currency } = order.row;
    const minor = (amount: number) => parseMajor(amount, currency).amount;
    const lineCredits = lines.map(({ lineId: orderLineId, pieces, amount = 0 }) => ({
      orderLineId,
      ...(pieces ? { pieces } : { amount: minor(amount) }),
    }));
    await refundWithReason(tx, { ...order, lines: lineCredits, payOut, reason });
  };
  // The bank account of the payout must not appear in a log.
  return c.json(success(await runOrderAction(c, 'refund', { lines, reason }, work, revision)), 200);
});

orderRoutes.openapi(addNote, async (c) => {
  const { text } = c.req.valid('json');
  const work = (tx: Tx, { row, actor }: OrderActionContext) => addOrderNote(tx, { orderId: row.id, text, author: actor });
  return c.json(success(await runOrderAction(c, 'note', { text }, work)), 200);
});

orderRoutes.openapi(resend, async (c) => {
  const work = (tx: Tx, { orderNumber }: OrderActionContext) => resendOrderMail(tx, orderNumber);
  return c.json(success(await runOrderAction(c, 'resend-mail', {}, work)), 200);
});

interface OrderActionContext {
  row: PlacedOrderRow;
  orderNumber: string;
  actor: string;
}

/**
 * Performs an action on the order of the path and records it. The audit log entry comes first, because document numbers are assigned by the last
 * statement.
 * @param revision of the form, if repeating the action would do more
 * @throws EditConflict
 */
async function runOrderAction(
  c: PathContext<{ number: string }>,
  verb: string,
  facts: Record<string, unknown>,
  work: (tx: Tx, order: OrderActionContext) => Promise<unknown>,
  revision?: string,
) {
  const row = await getOrder(c.var.db, c.req.valid('param').number);
  const { orderNumber } = row;
  await change(c, async (tx, note) => {
    if (revision !== undefined) await assertOrderUnchanged(tx, row, revision);
    await note({ action: `order.${verb}`, ...toAuditSubject(row), after: facts });
    await work(tx, { row, orderNumber, actor: requireStaff(c).name });
  });
  return getRecord(c, orderNumber);
}

async function getRecord(c: Context<ApiEnv>, number: string) {
  return buildOrderRecord(c.var.db, c.var.config, await getOrder(c.var.db, number));
}

const toLinePieces = (pieces: readonly { lineId: number; quantity: number }[]) =>
  pieces.map(({ lineId, quantity }) => ({ orderLineId: lineId, quantity }));
