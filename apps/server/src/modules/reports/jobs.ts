import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refundChecks } from '#modules/payments';
import { returnDays } from '#modules/returns';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { countDueDays } from './count/count-days.ts';
import { countStock } from './count/count-stock.ts';
import { markOrderDays } from './count/mark-days.ts';
import { recountReports } from './count/recount-reports.ts';
import { queueDueReports } from './saved/queue-due-reports.ts';

const markOrder = defineJob({
  name: 'reports.order',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) => markOrderDays(db, sql`known.id = ${orderId}`),
});

const markRefund = defineJob({
  name: 'reports.refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) =>
    markOrderDays(db, sql`known.order_number = (select reference from (${refundChecks}) as ended where ended.id = ${refundId})`),
});

const markReturn = defineJob({
  name: 'reports.return',
  schema: z.object({ requestId: z.int() }),
  run: ({ db }, { requestId }) =>
    markOrderDays(db, sql`known.id = (select order_id from (${returnDays}) as requested where requested.request_id = ${requestId})`),
});

/**
 * Counts marked days together, because a busy day has many changes and each count reads the whole day and its month. The first run counts all
 * days, so that the reports are complete without waiting for the night.
 */
const countMarkedDays = defineJob({
  name: 'reports.count',
  schema: z.object({}),
  schedule: { everyMinutes: 5 },
  atOnce: 1,
  timeoutSeconds: 3600,
  run: ({ db }, _, { signal }) => countDueDays(db, signal),
});

const countStockRegularly = defineJob({
  name: 'reports.stock',
  schema: z.object({}),
  schedule: { everyMinutes: 30 },
  run: ({ db }) => countStock(db),
});

/** Counts the last weeks again, to include changes without an event, and the cohorts of customers. */
const recountEachNight = defineJob({
  name: 'reports.recount',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:20' },
  timeoutSeconds: 3600,
  run: ({ db }, _, { signal }) => recountReports(db, { signal }),
});

/** Finds the saved reports that are due. A job of the emails sends each of them. */
const queueReports = defineJob({
  name: 'reports.due',
  schema: z.object({}),
  schedule: { everyMinutes: 5 },
  atOnce: 1,
  timeoutSeconds: 3600,
  run: async ({ db }, _, { signal }) => {
    // Emails have the figures of the last minutes too. The job reports.count reports errors of the count.
    await countDueDays(db, signal).catch(() => undefined);
    await queueDueReports(db, signal);
  },
});

export const reportJobs: readonly AnyJob[] = [
  markOrder,
  markRefund,
  markReturn,
  countMarkedDays,
  countStockRegularly,
  recountEachNight,
  queueReports,
];

export const reportSubscriptions: readonly Subscription[] = [
  on('order.confirmed', markOrder),
  on('order.cancelled', markOrder),
  on('order.edited', markOrder),
  on('order.lines-cancelled', markOrder),
  on('document.issued', markOrder),
  on('document.credited', markOrder),
  on('refund.done', markRefund),
  on('return.changed', markReturn),
];
