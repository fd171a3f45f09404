import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { money, toMajor } from '#kit/money';
import { closeWarning, decidePayment, findRefund, markRefundSent, listDisputes, listDoubtfulPayments, listManualRefunds } from '#modules/payments';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { openMoneyTasksSchema, sentSchema, type OpenMoneyTasks } from './contract.ts';
import { toDisputeRecord } from './dispute-record.ts';
import { formatPayOut } from './order-record.ts';

const tags = ['Back office: orders'];
const call = adminCall('orders');
const responses = { 200: json(buildSuccessSchema(openMoneyTasksSchema), 'The open refunds, payments and disputes'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/money-work',
  tags,
  summary: 'List refunds to send manually and payments to review',
  ...call,
  responses,
});
const sent = createRoute({
  method: 'post',
  path: '/refunds/{id}/sent',
  tags,
  summary: 'Mark a manual refund as sent',
  ...call,
  request: { params: numberedPath, body: jsonBody(sentSchema) },
  responses,
});
const decide = createRoute({
  method: 'post',
  path: '/payments/{id}/{decision}',
  tags,
  summary: 'Accept or refund a payment that needs review',
  ...call,
  request: { params: numberedPath.extend({ decision: z.enum(['take', 'give-back']) }), body: jsonBody(z.object({})) },
  responses,
});

const close = createRoute({
  method: 'post',
  path: '/payment-disputes/{id}/close',
  tags,
  summary: 'Close a fraud warning and continue the order',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({})) },
  responses,
});

/** Refunds and payments that wait for staff. */
export const moneyRoutes = createRoutes()
  .openapi(list, async (c) => c.json(success(await listOpenMoneyTasks(c.var.db)), 200))
  .openapi(sent, async (c) => {
    const { id } = c.req.valid('param');
    const { bankRef } = c.req.valid('json');
    await change(c, async (tx, note) => {
      await markRefundSent(tx, id, { by: requireStaff(c).name, bankRef: bankRef || undefined });
      const refund = await findRefund(tx, id);
      await note({ action: 'refund.sent', subject: 'order', subjectId: refund?.reference ?? '', after: { refund: id, bankRef } });
    });
    return c.json(success(await listOpenMoneyTasks(c.var.db)), 200);
  })
  .openapi(decide, async (c) => {
    const { id, decision } = c.req.valid('param');
    await change(c, async (tx, note) => {
      const [waiting] = await listDoubtfulPayments(tx, { id });
      await decidePayment(tx, id, decision);
      await note({ action: `payment.${decision}`, subject: 'order', subjectId: waiting?.reference ?? '', after: { payment: id, ...waiting } });
    });
    return c.json(success(await listOpenMoneyTasks(c.var.db)), 200);
  })
  .openapi(close, async (c) => {
    const { id } = c.req.valid('param');
    await change(c, async (tx, note) => {
      const orderNumber = await closeWarning(tx, id, requireStaff(c).name);
      await note({ action: 'fraud-warning.close', subject: 'order', subjectId: orderNumber, after: { warning: id } });
    });
    return c.json(success(await listOpenMoneyTasks(c.var.db)), 200);
  });

async function listOpenMoneyTasks(db: Db): Promise<OpenMoneyTasks> {
  const [refunds, payments] = [await listManualRefunds(db), await listDoubtfulPayments(db)];
  return {
    disputes: (await listDisputes(db)).map(toDisputeRecord),
    refunds: refunds.map(({ refund, provider }) => ({
      id: refund.id,
      orderNumber: refund.reference,
      cause: refund.cause,
      amount: toMajor(money(refund.amount, refund.currency)),
      currency: refund.currency,
      why: provider ? `rejected by ${provider}` : 'paid in cash',
      payOut: formatPayOut(refund.payOut),
      at: refund.createdAt.toISOString(),
    })),
    payments: payments.map(({ id, reference, provider, why, asked, came }) => ({
      id,
      orderNumber: reference,
      provider,
      why,
      asked: toMajor(money(asked, came.currency)),
      came: toMajor(money(came.amount, came.currency)),
      currency: came.currency,
    })),
  };
}
