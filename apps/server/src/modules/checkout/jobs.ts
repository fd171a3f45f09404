import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { deleteExpiredTransfers } from './cart/make-cart-transfer.ts';
import { recordFailedRefund, recordRefund } from './payment/record-refund.ts';
import { settleOrder } from './payment/settle-order.ts';

const reference = z.object({ reference: z.string() });

/** Confirms or cancels an order after the provider's verdict on its payment. */
const settleOrderJob = defineJob({ name: 'settle-order', schema: reference, run: ({ db }, payment) => settleOrder(db, payment.reference) });

/** Records a completed refund with its order. */
const recordRefundJob = defineJob({
  name: 'record-refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) => recordRefund(db, refundId),
});

/** Reverts a completed refund in the payment state of its order after the refund failed. */
const recordFailedRefundJob = defineJob({
  name: 'record-failed-refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) => recordFailedRefund(db, refundId),
});

const deleteExpiredTransfersJob = defineJob({
  name: 'checkout.delete-expired-transfers',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:25' },
  run: async ({ db, log }) => {
    const count = await deleteExpiredTransfers(db);
    if (count > 0) log.info({ count }, 'expired cart transfers were deleted');
  },
});

export const checkoutJobs: readonly AnyJob[] = [settleOrderJob, recordRefundJob, recordFailedRefundJob, deleteExpiredTransfersJob];
export const checkoutSubscriptions: readonly Subscription[] = [
  on('payment.changed', settleOrderJob),
  on('refund.done', recordRefundJob),
  on('refund.failed', recordFailedRefundJob),
];
