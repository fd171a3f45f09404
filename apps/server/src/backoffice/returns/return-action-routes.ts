import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { parseMajor } from '#kit/money';
import { findOrder } from '#modules/orders';
import { approveReturn, sendExchange, findReturn, receiveReturn, recordPayOut, refundReturn, rejectReturn, takeBackReturn } from '#modules/returns';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type PathContext } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import {
  approveReturnSchema,
  exchangeReturnSchema,
  manyReturnsSchema,
  receiveReturnSchema,
  recordPayOutSchema,
  refundReturnSchema,
  rejectReturnSchema,
  returnRecordSchema,
  takeBackReturnSchema,
} from './contract.ts';
import { assertReturnUnchanged, readReturn } from './read-return.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: returns'];
const call = adminCall('returns');
const record = { 200: json(buildSuccessSchema(returnRecordSchema), 'The updated return'), ...customerFailures };
const params = z.object({ number: textField.min(1).max(40) });

/** Defines a route for an action on a return. */
const createActionRoute = <const Move extends string, Schema extends z.ZodType>(move: Move, schema: Schema, summary: string) =>
  createRoute({
    method: 'post',
    path: `/returns/{number}/${move}` as const,
    tags,
    summary,
    ...call,
    request: { params, body: jsonBody(schema) },
    responses: record,
  });

const approve = createActionRoute('approve', approveReturnSchema, 'Approve a return and send the return instructions');
const reject = createActionRoute('reject', rejectReturnSchema, 'Reject a return with a reason for the customer');
const receive = createActionRoute('receive', receiveReturnSchema, 'Record the receipt of returned items, restocked or damaged');
const refund = createActionRoute('refund', refundReturnSchema, 'Refund a return, with optional deductions');
const exchange = createActionRoute('exchange', exchangeReturnSchema, 'Pack the replacement items of an exchange');
const takeBack = createActionRoute('take-back', takeBackReturnSchema, 'Cancel the part of a return that has not arrived');
const payOut = createActionRoute('pay-out', recordPayOutSchema, 'Record the account for the refund of a return paid in cash');
const many = createRoute({
  method: 'patch',
  path: '/returns/many',
  tags,
  summary: 'Approve several returns, all or none',
  ...call,
  request: { body: jsonBody(manyReturnsSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'All returns were approved'), ...customerFailures },
});

export const returnActionRoutes = createRoutes();

returnActionRoutes.openapi(many, async (c) => {
  const { ids } = c.req.valid('json');
  const by = requireStaff(c).name;
  await change(c, async (tx, note) => {
    for (const returnNumber of ids.toSorted()) {
      await approveReturn(tx, { returnNumber, by });
      await note({ action: 'return.approve', subject: 'return', subjectId: returnNumber });
    }
  });
  return c.json(success(null), 200);
});

returnActionRoutes.openapi(approve, async (c) => {
  const input = c.req.valid('json');
  return c.json(success(await runAction(c, 'approve', input, (tx, context) => approveReturn(tx, { ...context, ...input }))), 200);
});

returnActionRoutes.openapi(reject, async (c) => {
  const input = c.req.valid('json');
  return c.json(success(await runAction(c, 'reject', input, (tx, context) => rejectReturn(tx, { ...context, ...input }))), 200);
});

returnActionRoutes.openapi(receive, async (c) => {
  const input = c.req.valid('json');
  return c.json(success(await runAction(c, 'receive', input, (tx, context) => receiveReturn(tx, { ...context, ...input }))), 200);
});

returnActionRoutes.openapi(refund, async (c) => {
  const input = c.req.valid('json');
  const refunded = await runAction(c, 'refund', input, async (tx, context) => {
    const { currency } = await findReturn(tx, context.returnNumber);
    const deductions = input.deductions.map(({ itemId, amount }) => ({ itemId, amount: parseMajor(amount, currency).amount }));
    await refundReturn(tx, { ...context, ...input, deductions });
  });
  return c.json(success(refunded), 200);
});

returnActionRoutes.openapi(exchange, async (c) => {
  const input = c.req.valid('json');
  return c.json(success(await runAction(c, 'exchange', input, (tx, context) => sendExchange(tx, { ...context, ...input }))), 200);
});

returnActionRoutes.openapi(payOut, async (c) => {
  const input = c.req.valid('json');
  // The audit log says that the account was recorded, not which one: it is deleted after the refund.
  return c.json(success(await runAction(c, 'pay-out', {}, (tx, { returnNumber }) => recordPayOut(tx, { returnNumber, ...input }))), 200);
});

returnActionRoutes.openapi(takeBack, async (c) => {
  const taken = await runAction(c, 'take-back', {}, async (tx, { returnNumber, by }) => {
    const { orderNumber } = await findReturn(tx, returnNumber);
    const orderId = (await findOrder(tx, orderNumber))?.id ?? 0;
    await takeBackReturn(tx, { orderId, returnNumber, actor: by });
  });
  return c.json(success(taken), 200);
});

/** Performs an action and records it. The audit log entry comes first, because document numbers are assigned by the last statement. */
async function runAction(
  c: PathContext<{ number: string }>,
  move: string,
  { revision, ...input }: { revision?: string | undefined },
  operation: (tx: Tx, context: { returnNumber: string; by: string }) => Promise<unknown>,
) {
  const returnNumber = c.req.valid('param').number.trim().toUpperCase();
  await change(c, async (tx, note) => {
    if (revision !== undefined) await assertReturnUnchanged(tx, returnNumber, revision);
    await note({ action: `return.${move}`, subject: 'return', subjectId: returnNumber, after: input });
    await operation(tx, { returnNumber, by: requireStaff(c).name });
  }).catch((error: unknown) => {
    // The number of pieces exceeds the quantity of the item.
    throw error instanceof RangeError ? new InvalidInput([{ field: 'pieces', code: 'quantity', params: { message: error.message } }]) : error;
  });
  return readReturn(c.var.db, returnNumber);
}
