import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { seedCommissionRules, verifyLedger } from '#modules/affiliates';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { users } from '#tables/accounts';
import { affiliateProgramme } from '#tables/affiliates/terms';
import { stockLevels } from '#tables/catalog/stock';
import { countries } from '#tables/countries';
import { orders } from '#tables/orders';
import { returnItems } from '#tables/returns';
import { createTestDatabase } from '#testing/database';
import { openTestShop } from '#testing/test-shop';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';
import { seedDemoAffiliate } from './seed-demo-affiliate.ts';
import { seedDemoPromotions } from './content/seed-demo-promotions.ts';
import { seedDemoShop } from './seed-demo-shop.ts';
import { seedDemoYear } from './year/seed-demo-year.ts';

const ORDERS = 500;

let database: Database;
let assignmentsBefore: { pieces: number };
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seedUserTypes(db);
  await seedDemoAccounts(db, { isLoopback: true });
  await seedDemoShop(database, { isLoopback: true, products: 120 });
  await seedDemoPromotions(db);
  await seedCommissionRules(db);
  await seedDemoAffiliate(db, readConfig({}));
  // A small year has small commissions.
  await db.insert(affiliateProgramme).values({ payoutThresholds: {} });
  assignmentsBefore = await countCategoryAssignments();
  await seedDemoYear(database, { orders: ORDERS });
});
afterAll(() => database.close());

const queryRows = async <Row>(query: string): Promise<Row[]> => (await database.pool.query(query)).rows as Row[];

async function countCategoryAssignments(): Promise<{ pieces: number }> {
  const [row] = await database.db.select({ pieces: sql<number>`sum(${stockLevels.onHand})::int` }).from(stockLevels);
  return row ?? { pieces: -1 };
}

test('about the requested number of orders is spread over the year and all 16 countries, more of them recently', async () => {
  const [spread] = await queryRows<{ count: number; countries: number; months: number; early: number; late: number; future: number }>(`
    select count(*)::int as count, count(distinct country_id)::int as countries, count(distinct date_trunc('month', placed_at))::int as months,
      (count(*) filter (where placed_at < now() - interval '9 months'))::int as early,
      (count(*) filter (where placed_at > now() - interval '3 months'))::int as late, (count(*) filter (where placed_at > now()))::int as future
    from orders`);
  expect(spread?.count).toBeGreaterThan(ORDERS * 0.9);
  expect(spread?.months).toBeGreaterThanOrEqual(12);
  expect(spread?.countries).toBe(await database.db.$count(countries, and(eq(countries.isActive, true), isNull(countries.hostOf))));
  expect(spread?.late).toBeGreaterThan(spread?.early ?? Infinity);
  expect(spread?.future).toBe(0);
  const events = `select max(at) > now() as is_ahead from order_events union all select max(at) > now() from ledger_entries`;
  expect(await queryRows(events)).toEqual([{ is_ahead: false }, { is_ahead: false }]);
});

test('the demo customer has an order in every state, and a return in every state', async () => {
  const { db } = database;
  const [customer] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoSignIns[0].email));
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer?.id ?? 0));
  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED']),
  );
  expect(new Set(own.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['UNPAID', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']));
  const back = await queryRows<{ status: string }>(`
    select distinct item.status from return_items item join return_requests request on request.id = item.request_id
    where request.order_id in (${own.map(({ id }) => id).join(',')})`);
  expect(back.map(({ status }) => status).sort()).toEqual(['APPROVED', 'RECEIVED', 'REFUNDED', 'REJECTED', 'Requested For Return']);
});

test('reconciliation finds no discrepancy, and the affiliates’ ledger is intact', async () => {
  expect((await reconcileShop(database.db)).discrepancies.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
  const { breaks, entries } = await verifyLedger(database.db);
  expect(breaks).toEqual([]);
  expect(entries).toBeGreaterThan(50);
});

test('invoices and credit notes are numbered without gaps per country and year, in the order of their issue', async () => {
  const series = await queryRows<{ is_whole: boolean; is_in_order: boolean }>(`
    with numbered as (
      select left(number, 8) || kind as series, right(number, 6)::int as number, lag(created_at) over (partition by left(number, 8) || kind order by right(number, 6)::int) <= created_at as follows
      from documents)
    select max(number) = count(*) and min(number) = 1 as is_whole, bool_and(coalesce(follows, true)) as is_in_order from numbered group by series`);
  expect(series.length).toBeGreaterThan(16);
  expect(series.every(({ is_whole, is_in_order }) => is_whole && is_in_order)).toBe(true);
});

test('affiliates have commissions of each kind, clicks and payouts; several payouts are complete and one is in progress', async () => {
  const [earned] = await queryRows<{ affiliates: number; kinds: string[]; payouts: string[] }>(`
    select count(distinct affiliate_id)::int as affiliates, array_agg(distinct kind order by kind) as kinds,
      (select array_agg(distinct status order by status) from payouts) as payouts from ledger_entries`);
  expect(earned?.affiliates).toBeGreaterThanOrEqual(4);
  // A payout that the bank has to round adds adjustments; whether there is one depends on the day.
  expect(earned?.kinds).toEqual(expect.arrayContaining(['approval', 'commission', 'payout', 'reversal']));
  expect(await queryRows(`select distinct hold_reasons from commissions where hold_reasons <> '[]'`)).toContainEqual({
    hold_reasons: ['own-address'],
  });
  expect(earned?.payouts).toEqual(['paid', 'prepared']);
  const [clicked] = await queryRows<{ affiliates: number }>('select count(distinct affiliate_id)::int as affiliates from click_days');
  expect(clicked?.affiliates).toBe(5);
});

test('reports, queues and lists have content', async () => {
  const [shown] = await queryRows<Record<string, number>>(`select
    (select count(*) from daily_figures where orders > 0)::int as days, (select count(*) from daily_returns)::int as returns,
    (select count(*) from visit_counts)::int as visits, (select count(*) from tickets where status = 'open')::int as tickets,
    (select count(*) from reviews where status = 'approved')::int as reviews, (select count(*) from wishes)::int as wishes,
    (select count(*) from coupon_uses where released_at is null)::int as coupons, (select count(*) from best_sellers)::int as sellers`);
  expect(Object.entries(shown ?? {}).filter(([, count]) => count === 0)).toEqual([]);
  expect((await database.db.select().from(returnItems)).some(({ status }) => status === 'Requested For Return')).toBe(true);
});

test('stock is not reduced by past sales', async () => {
  expect(await countCategoryAssignments()).toEqual(assignmentsBefore);
});

test('jobs of the open shop cause no discrepancies, and no mail about the past is sent', async () => {
  const shop = openTestShop(database);
  await shop.runJobs();
  const [mailed] = await queryRows<{ count: number }>(`select count(*)::int as count from mailbox where recipient like '%@buyers.example'`);
  expect(mailed?.count).toBe(0);
  expect((await reconcileShop(database.db)).discrepancies.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
});

test('seeding again changes nothing, and nothing is added to a shop with orders', async () => {
  const counted = () =>
    queryRows('select (select count(*) from orders) as orders, (select count(*) from users) as users, (select count(*) from clicks) as clicks');
  const before = await counted();
  expect(await seedDemoYear(database, { orders: ORDERS })).toBe(0);
  expect(await counted()).toEqual(before);
});
