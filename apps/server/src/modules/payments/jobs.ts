import { z } from 'zod';
import { now } from '#kit/clock';
import { defineJob, type AnyJob } from '#platform/job';
import { checkPayment } from './check-payment.ts';
import { duePayments } from './find-payments.ts';
import { lateRefunds } from './find-refunds.ts';
import { giveBack, giveBackJob } from './give-back.ts';

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

/** How long a refund has for its own tries before the clockwork asks for it, and about it. */
const REFUND_PATIENCE_MS = 15 * 60_000;

/** A provider that was down for long, or that takes days over a refund: asked until it has answered. */
const checkRefundsJob = defineJob({
  name: 'check-refunds',
  schema: z.object({}),
  schedule: { everyMinutes: 15 },
  run: async ({ db, config, log }, _data, { signal }) => {
    for (const { id } of await lateRefunds(db, new Date(now().getTime() - REFUND_PATIENCE_MS), MOST_AT_ONCE)) {
      if (signal.aborted) return;
      await giveBack(db, config, id).catch((err: unknown) => log.warn({ err, refund: id }, 'a refund could not be given back yet'));
    }
  },
});

export const paymentJobs: readonly AnyJob[] = [checkPaymentsJob, giveBackJob, checkRefundsJob];
