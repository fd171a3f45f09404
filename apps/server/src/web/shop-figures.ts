import { sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import { listShops } from '#modules/countries';
import { getLatestEventId, readOrderActivity, orderChecks } from '#modules/orders';
import { refundChecks } from '#modules/payments';
import { listPurgeAges } from '#platform/cdn/purge-queue';
import type { Database } from '#platform/database';
import { metrics } from '#platform/metrics';

const registers = [metrics];
const labelNames = ['country', 'currency'];
const orders = new Counter({
  name: 'shop_orders_total',
  help: 'Number of orders by event: placed, paid, cancelled',
  labelNames: ['move', ...labelNames],
  registers,
});
const paid = new Counter({
  name: 'shop_money_paid_total',
  help: 'Total of paid orders in units of the currency',
  labelNames,
  registers,
});
const refunded = new Counter({ name: 'shop_money_refunded_total', help: 'Total of refunds in units of the currency', labelNames, registers });
const waiting = new Gauge({ name: 'shop_jobs_waiting', help: 'Number of waiting jobs', labelNames: ['job'], registers });
const dead = new Gauge({ name: 'shop_jobs_dead', help: 'Number of jobs that failed and will not be retried', registers });
const outboxAge = new Gauge({ name: 'shop_outbox_age_seconds', help: 'Age of the oldest outbox event without a job', registers });
const purgeAge = new Gauge({
  name: 'shop_cdn_purge_age_seconds',
  help: 'Age of the oldest change that was not purged from a CDN',
  labelNames: ['cdn'],
  registers,
});

/** Minimum time in ms between database queries, even if the metrics are read more often. */
const MIN_INTERVAL_MS = 1000;

/**
 * Reads metrics from the database for `/metrics`: events since the last read, and waiting jobs. All processes of the shop report the same values,
 * each since its own start, so an aggregation over processes must use their maximum.
 */
export function openShopFigures({ db, pool }: Database): { refresh: () => Promise<void> } {
  let refreshedAt = -Infinity;
  let refreshing: Promise<void> | undefined;
  let seen: { event: number; refundsUntil: Date } | undefined;

  const countOrders = async () => {
    const { shops, exponents } = await listShops(db);
    const codeById = new Map(shops.map(({ id, code }) => [id, code]));
    const major = (amount: number | string, currency: string) => Number(amount) / 10 ** (exponents.get(currency) ?? 2);
    const buildLabels = (countryId: number, currency: string) => ({ country: codeById.get(countryId) ?? '', currency });
    const { rows } = await pool.query<{ at: Date }>('select now() as at');
    const until = rows[0]?.at ?? new Date(0);
    if (!seen) {
      seen = { event: await getLatestEventId(db), refundsUntil: until };
      return;
    }
    const { moves, last } = await readOrderActivity(db, seen.event);
    for (const { countryId, currency, move, orders: count, amount } of moves) {
      orders.inc({ move, ...buildLabels(countryId, currency) }, count);
      if (move === 'paid') paid.inc(buildLabels(countryId, currency), major(amount, currency));
    }
    const back = await db.execute<{ countryId: number; currency: string; amount: number }>(sql`
      select country_id as "countryId", refund.currency, sum(refund.amount)::bigint as amount
      from (${refundChecks}) as refund join (${orderChecks}) as ordered on ordered.order_number = refund.reference
      where ended_at > ${seen.refundsUntil.toISOString()}::timestamptz and ended_at <= ${until.toISOString()}::timestamptz group by 1, 2`);
    for (const { countryId, currency, amount } of back.rows) refunded.inc(buildLabels(countryId, currency), major(amount, currency));
    seen = { event: last, refundsUntil: until };
  };

  const countJobs = async () => {
    // The partial index contains only unfinished jobs.
    const { rows } = await pool.query<{ name: string; count: number }>(
      "select name, count(*) as count from pgboss.job where state < 'active' group by name",
    );
    waiting.reset();
    const letters = rows.filter(({ name }) => name.endsWith('.dead'));
    for (const { name, count } of rows) if (!name.endsWith('.dead')) waiting.set({ job: name }, count);
    dead.set(letters.reduce((sum, { count }) => sum + count, 0));
    const oldest = await pool.query<{ age: string | null }>('select extract(epoch from now() - min(created_at)) as age from outbox');
    outboxAge.set(Number(oldest.rows[0]?.age ?? 0));
  };

  const measurePurges = async () => {
    const ages = await listPurgeAges(pool);
    purgeAge.reset();
    for (const { cdn, seconds } of ages) purgeAge.set({ cdn }, seconds);
  };

  return {
    refresh: () => {
      if (performance.now() - refreshedAt < MIN_INTERVAL_MS) return refreshing ?? Promise.resolve();
      refreshedAt = performance.now();
      refreshing = Promise.all([countOrders(), countJobs(), measurePurges()]).then(() => undefined);
      return refreshing;
    },
  };
}
