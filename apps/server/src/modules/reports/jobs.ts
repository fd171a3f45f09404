import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import { listShops, toLocalDay } from '#modules/countries';
import { orderChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnChecks } from '#modules/returns';
import type { Db } from '#platform/database';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { countDueDays, hasCounted } from './count-days.ts';
import { countStock } from './count-stock.ts';
import { recountReports } from './recount-reports.ts';
import { reportDueDays } from './tables.ts';

/** Marks the day of an order, and the current day, on which a document may be issued for it. */
const markOrder = defineJob({
  name: 'reports.order',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) =>
    markDays(
      db,
      sql`select country_id, at from (${orderChecks}) as known, unnest(array[placed_at, ${now().toISOString()}::timestamptz]) as at where id = ${orderId}`,
    ),
});

const markRefund = defineJob({
  name: 'reports.refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) =>
    markDays(
      db,
      sql`select country_id, ended_at as at from (${refundChecks}) as refund
        join (${orderChecks}) as ordered on ordered.order_number = refund.reference where refund.id = ${refundId}`,
    ),
});

const markReturn = defineJob({
  name: 'reports.return',
  schema: z.object({ requestId: z.int() }),
  run: ({ db }, { requestId }) =>
    markDays(
      db,
      sql`select country_id, created_at as at from (${returnChecks}) as back
        join (${orderChecks}) as ordered on ordered.id = back.order_id where request_id = ${requestId} limit 1`,
    ),
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
  run: async ({ db }, _, { signal }) => ((await hasCounted(db)) ? countDueDays(db, signal) : recountReports(db, { signal })),
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

/** Stores that local days have changed. @param found a query for countries and times: `country_id, at` */
async function markDays(db: Db, found: SQL): Promise<void> {
  const { shops } = await listShops(db);
  const { rows } = await db.execute<{ country_id: number; at: Date | string }>(found);
  const due = rows.flatMap(({ country_id: countryId, at }) => {
    const shop = shops.find(({ id }) => id === countryId);
    return shop ? [{ countryId, day: toLocalDay(shop.timeZone, new Date(at)) }] : [];
  });
  if (due.length > 0) await db.insert(reportDueDays).values(due).onConflictDoNothing();
}

export const reportJobs: readonly AnyJob[] = [markOrder, markRefund, markReturn, countMarkedDays, countStockRegularly, recountEachNight];

export const reportSubscriptions: readonly Subscription[] = [
  on('order.confirmed', markOrder),
  on('order.cancelled', markOrder),
  on('order.edited', markOrder),
  on('order.lines-cancelled', markOrder),
  on('document.credited', markOrder),
  on('refund.done', markRefund),
  on('return.moved', markReturn),
];
