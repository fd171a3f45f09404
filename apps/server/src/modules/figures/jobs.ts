import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLocalDay, listShops } from '#modules/countries';
import { orderChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { returnDays } from '#modules/returns';
import type { Db } from '#platform/database';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { countDays } from './count-days.ts';
import { countBestSellers, countStockWarnings } from './count-goods.ts';
import { countBoughtTogether } from './count-bought-together.ts';
import { countPopularity } from './count-popularity.ts';
import { recount } from './recount.ts';

const countOrder = defineJob({
  name: 'overview.order',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) => countChangedDay(db, sql`select country_id, placed_at as at from (${orderChecks}) as known where id = ${orderId}`),
});

const countRefund = defineJob({
  name: 'overview.refund',
  schema: z.object({ refundId: z.int() }),
  run: ({ db }, { refundId }) =>
    countChangedDay(
      db,
      sql`select country_id, ended_at as at from (${refundChecks}) as refund
        join (${orderChecks}) as ordered on ordered.order_number = refund.reference where refund.id = ${refundId}`,
    ),
});

const countReturn = defineJob({
  name: 'overview.return',
  schema: z.object({ requestId: z.int() }),
  run: ({ db }, { requestId }) =>
    countChangedDay(
      db,
      sql`select country_id, created_at as at from (${returnDays}) as requested
        join (${orderChecks}) as ordered on ordered.id = requested.order_id where request_id = ${requestId}`,
    ),
});

/** Counts the last weeks again, to include changes without an event and days before the first count. */
const recountRecentDays = defineJob({
  name: 'overview.recount',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:40' },
  timeoutSeconds: 3600,
  run: async ({ db }, _, { signal }) => {
    await recount(db, { signal });
    await countBestSellers(db, 'long', signal);
  },
});

const countGoods = defineJob({
  name: 'overview.goods',
  schema: z.object({}),
  schedule: { everyMinutes: 30 },
  run: async ({ db }, _, { signal }) => {
    await countBestSellers(db, 'short', signal);
    await countStockWarnings(db);
  },
});

/** Runs before the search words are refreshed, because they contain the popularity. */
const countPopularityEachNight = defineJob({
  name: 'overview.popularity',
  schema: z.object({}),
  schedule: { dailyAtUtc: '01:50' },
  timeoutSeconds: 3600,
  run: ({ db }) => countPopularity(db),
});

const countBoughtTogetherEachNight = defineJob({
  name: 'overview.bought-together',
  schema: z.object({}),
  schedule: { dailyAtUtc: '01:20' },
  timeoutSeconds: 3600,
  run: ({ db }) => countBoughtTogether(db),
});

/** Counts the local day of a change again. @param found a query for the country and time of the change: `country_id, at` */
async function countChangedDay(db: Db, found: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await db.execute<{ country_id: number; at: Date | string }>(found);
  const [row] = rows;
  const shop = row && (await listShops(db)).shops.find(({ id }) => id === row.country_id);
  if (!shop) return;
  const day = toLocalDay(shop.timeZone, new Date(row.at));
  await countDays(db, { countryId: shop.id, from: day, until: day });
}

export const figureJobs: readonly AnyJob[] = [
  countOrder,
  countRefund,
  countReturn,
  recountRecentDays,
  countGoods,
  countPopularityEachNight,
  countBoughtTogetherEachNight,
];

export const figureSubscriptions: readonly Subscription[] = [
  on('order.confirmed', countOrder),
  on('order.cancelled', countOrder),
  on('order.edited', countOrder),
  on('order.lines-cancelled', countOrder),
  on('refund.done', countRefund),
  on('return.changed', countReturn),
];
