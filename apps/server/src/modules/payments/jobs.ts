import { z } from 'zod';
import { now } from '#kit/clock';
import { defineJob, type AnyJob } from '#platform/job';
import { checkPayment } from './check-payment.ts';
import { listDuePayments } from './find-payments.ts';
import { listLateRefunds } from './refunds/find-refunds.ts';
import { requestRefund, requestRefundJob } from './refunds/request-refund.ts';

const BATCH_SIZE = 200;

/** Checks payments at 2, 10 and 30 minutes, and ends the sessions of those that are still open at 35. */
const checkPaymentsJob = defineJob({
  name: 'check-payments',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: async ({ db, config, log }, _data, { signal }) => {
    for (const payment of await listDuePayments(db, BATCH_SIZE)) {
      if (signal.aborted) return;
      // One provider that is down must not delay the others.
      await checkPayment(db, config, payment).catch((err: unknown) => log.warn({ err, payment: payment.id }, 'a payment could not be checked'));
    }
  },
});

/** Time for a refund's own retries before the scheduled check takes over. */
const REFUND_RETRY_WINDOW_MS = 15 * 60_000;

/** Checks refunds until their provider has reported a result, because a provider may be down for long or take days. */
const checkRefundsJob = defineJob({
  name: 'check-refunds',
  schema: z.object({}),
  schedule: { everyMinutes: 15 },
  run: async ({ db, config, log }, _data, { signal }) => {
    for (const { id } of await listLateRefunds(db, new Date(now().getTime() - REFUND_RETRY_WINDOW_MS), BATCH_SIZE)) {
      if (signal.aborted) return;
      await requestRefund(db, config, id).catch((err: unknown) => log.warn({ err, refund: id }, 'a refund could not be sent yet'));
    }
  },
});

export const paymentJobs: readonly AnyJob[] = [checkPaymentsJob, requestRefundJob, checkRefundsJob];
