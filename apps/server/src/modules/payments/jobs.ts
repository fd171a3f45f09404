import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { checkPayment } from './check-payment.ts';
import { duePayments } from './find-payments.ts';
import { refundJob } from './refund-payment.ts';

const MOST_AT_ONCE = 200;

/** Asks after payments at 2, 10 and 30 minutes, and ends the sessions of those that are still open at 35. */
const checkPaymentsJob = defineJob({
  name: 'check-payments',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: async ({ db, config, log }, _data, { signal }) => {
    for (const payment of await duePayments(db, MOST_AT_ONCE)) {
      if (signal.aborted) return;
      // One provider that is down must not keep the others waiting.
      await checkPayment(db, config, payment).catch((err: unknown) => log.warn({ err, payment: payment.id }, 'a payment could not be checked'));
    }
  },
});

export const paymentJobs: readonly AnyJob[] = [checkPaymentsJob, refundJob];
