import { z } from 'zod';
import { findOrder, lockOrder, moveOrder } from '#modules/orders';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { inTransaction } from '#platform/transaction';
import { settleOrder } from './settle-order.ts';

const reference = z.object({ reference: z.string() });

/** A payment has a verdict: its order is confirmed or given up. */
const settleOrderJob = defineJob({ name: 'settle-order', schema: reference, run: ({ db }, payment) => settleOrder(db, payment.reference) });

/** Late money has gone back: the order that was given up says so. One that was paid otherwise is no less paid. */
const recordRefundJob = defineJob({
  name: 'record-refund',
  schema: reference,
  run: async ({ db }, payment) => {
    if ((await findOrder(db, payment.reference))?.status !== 'CANCELLED') return;
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.reference);
      if (order?.status !== 'CANCELLED' || order.paymentStatus !== 'PAID') return;
      await moveOrder(tx, order, { payment: 'refund', actor: 'provider', reason: 'the money went back' });
    });
  },
});

export const checkoutJobs: readonly AnyJob[] = [settleOrderJob, recordRefundJob];
export const checkoutSubscriptions: readonly Subscription[] = [on('payment.changed', settleOrderJob), on('payment.refunded', recordRefundJob)];
