import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { countAsDelivered } from './count-as-delivered.ts';
import { creditBookedRefund } from './credit-booked-refund.ts';

const countAsDeliveredJob = defineJob({
  name: 'fulfilment.count-as-delivered',
  schema: z.object({}),
  schedule: { dailyAtUtc: '02:20' },
  run: async ({ db, log }, _data, { signal }) => {
    const count = await countAsDelivered(db, signal);
    if (count > 0) log.info({ count }, 'parcels without recent carrier events were marked as delivered');
  },
});

const creditBookedRefundJob = defineJob({
  name: 'fulfilment.credit-booked-refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) => creditBookedRefund(db, refundId),
});

export const fulfilmentJobs: readonly AnyJob[] = [countAsDeliveredJob, creditBookedRefundJob];
export const fulfilmentSubscriptions: readonly Subscription[] = [on('refund.booked', creditBookedRefundJob)];
