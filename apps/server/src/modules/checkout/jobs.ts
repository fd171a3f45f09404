import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { recordRefund } from './record-refund.ts';
import { settleOrder } from './settle-order.ts';

const reference = z.object({ reference: z.string() });

/** A payment has a verdict: its order is confirmed or given up. */
const settleOrderJob = defineJob({ name: 'settle-order', schema: reference, run: ({ db }, payment) => settleOrder(db, payment.reference) });

/** Money has gone back: the order says so. */
const recordRefundJob = defineJob({
  name: 'record-refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) => recordRefund(db, refundId),
});

export const checkoutJobs: readonly AnyJob[] = [settleOrderJob, recordRefundJob];
export const checkoutSubscriptions: readonly Subscription[] = [on('payment.changed', settleOrderJob), on('refund.done', recordRefundJob)];
