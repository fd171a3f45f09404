import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { forgetHandOvers } from './make-hand-over.ts';
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

const forgetOldHandOvers = defineJob({
  name: 'checkout.forget-hand-overs',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:25' },
  run: async ({ db, log }) => {
    const count = await forgetHandOvers(db);
    if (count > 0) log.info({ count }, 'hand-overs that nobody took were deleted');
  },
});

export const checkoutJobs: readonly AnyJob[] = [settleOrderJob, recordRefundJob, forgetOldHandOvers];
export const checkoutSubscriptions: readonly Subscription[] = [on('payment.changed', settleOrderJob), on('refund.done', recordRefundJob)];
