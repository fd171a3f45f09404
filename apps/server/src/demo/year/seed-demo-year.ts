import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { demoSignIns, findUserId } from '#modules/accounts';
import { getCurrency, getCountry, type CountryRow } from '#modules/countries';
import type { Database, Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { discardEvents } from '#platform/outbox';
import { reserveUserIds, setCreationTime } from '#seeds/accounts';
import { findCurrencyStart, listShopCountries } from '#seeds/countries';
import { hasOrders } from '#seeds/orders';
import { ignoreProgress, type Progress, type StartProgress } from '../progress.ts';
import { createSeededRandom } from './seeded-random.ts';
import { addAccounts, chooseAccounts } from './customer-accounts.ts';
import { addPastVisits } from './past-visits.ts';
import { addSellerClicks } from './seller-clicks.ts';
import { countYear } from '../count-year.ts';
import { creditSellers } from './credit-sellers.ts';
import { getCustomerStart, planDemoAddressOrder, planDemoCustomerOrders } from './demo-customer-orders.ts';
import { insertYearRecords } from './insert-year-records.ts';
import { joinSellers, readSellers } from './join-sellers.ts';
import { simulateYear, type SimulatedYear } from './simulate-year.ts';
import { planOrders } from './plan-orders.ts';
import { addReviews } from './order-reviews.ts';
import { addTickets } from './past-tickets.ts';
import { addWishes } from './past-wishes.ts';
import type { PlannedOrder } from './plan.ts';

/** Approximate number of orders of a demo year. */
const DEFAULT_ORDERS = 4000;
/** Any fixed number: the advisory lock that prevents two demo years. */
const YEAR_LOCK = 7_355_353;
const SEED = 20_261_123;

/**
 * Gives the demo shop a year of orders in all its countries, with parcels, documents, returns, reviews, tickets, commissions and figures. It runs
 * in one transaction, so that an interrupted start leaves nothing, and only in a shop without orders, because invoice numbers must be in order. It
 * runs before the shop opens, because the clock is global.
 * @returns how many orders were created
 */
export async function seedDemoYear(
  { db }: Database,
  { orders: count = DEFAULT_ORDERS, progress = ignoreProgress }: { orders?: number; progress?: StartProgress } = {},
): Promise<number> {
  if (await hasOrders(db)) return 0;
  const today = now();
  const shops = await readShops(db);
  await joinSellers(db, { countries: shops, today });
  const plan = await planYear(db, { shops, count, today });
  if (!plan) return 0;
  const bar = progress('Creating a year of orders', plan.planned.length);
  const year = await simulateYear(db, { ...plan, shops, today, onOrder: (done) => bar.at(done) });
  bar.end();
  return inTransaction(db, (tx) =>
    writeYear(tx, { year, ...plan, shops, today, count, bar: progress('Storing the orders', year.creditedOrders.length) }),
  );
}

/** Returns the active countries that the shop sells in. */
const readShops = async (db: Db): Promise<CountryRow[]> => Promise.all((await listShopCountries(db)).map(({ id }) => getCountry(db, id)));

interface Plan {
  planned: PlannedOrder[];
  sellers: Awaited<ReturnType<typeof readSellers>>;
  accounts: ReturnType<typeof chooseAccounts>;
}

/** @returns undefined when the demo customer does not exist */
async function planYear(db: Db, { shops, count, today }: { shops: readonly CountryRow[]; count: number; today: Date }): Promise<Plan | undefined> {
  const customerId = await findUserId(db, demoSignIns[0].email);
  if (customerId === undefined) return undefined;
  const sellers = await readSellers(db, shops);
  const since = await findCurrenciesSince(db, { shops, today });
  const random = createSeededRandom(SEED);
  const all = planOrders({ count, today, countries: shops, sellers, random, sellsSince: ({ id }) => since.get(id) ?? new Date(0) });
  const others = all.filter(({ placedAt }) => placedAt < today);
  const accounts = chooseAccounts(others, { shops, ids: await reserveUserIds(db, Math.ceil(others.length / 25)) });
  const own = planDemoCustomerOrders({ customerId, today });
  const ofDemo = sellers.filter(({ countries: sold }) => sold.includes('DE')).flatMap((seller) => planDemoAddressOrder({ seller, today }));
  const planned = [...others, ...own, ...ofDemo].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return { planned, sellers, accounts };
}

/** Returns when countries began to use their present currency, because earlier prices are unknown. */
async function findCurrenciesSince(db: Db, { shops, today }: { shops: readonly CountryRow[]; today: Date }): Promise<Map<number, Date>> {
  const since = new Map<number, Date>();
  for (const { id } of shops) {
    const { code } = await getCurrency(db, id, today);
    const day = await findCurrencyStart(db, id, code);
    if (day !== undefined) since.set(id, new Date(`${day}T12:00:00Z`));
  }
  return since;
}

interface WholeYear extends Plan {
  year: SimulatedYear;
  shops: readonly CountryRow[];
  today: Date;
  count: number;
  bar: Progress;
}

async function writeYear(tx: Tx, { year, accounts, sellers, shops, today, count, bar }: WholeYear): Promise<number> {
  // The transaction takes longer than a request may.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${YEAR_LOCK})`);
  if (await hasOrders(tx)) return 0;
  const { records, documents, creditedOrders } = year;
  const credited = new Set(creditedOrders.map(({ row }) => row.id));
  const random = createSeededRandom(SEED + 1);
  await setCreationTime(tx, demoSignIns[0].email, getCustomerStart(today));
  await addAccounts(tx, accounts);
  await insertYearRecords(tx, { records, documents, today, isWrittenNow: (orderId) => !credited.has(orderId) });
  await addReviews(tx, { orders: records.orders, random, today });
  await addTickets(tx, { orders: records.orders, shops, random, today });
  await addWishes(tx, { accounts, shops, random, today });
  await addPastVisits(tx, { shops, count, random, today });
  await addSellerClicks(tx, { sellers, shops, today });
  await tx.execute(sql`analyze`);
  await creditAffiliates(tx, { year, today, credited, bar });
  await countYear(tx, { shops, today });
  return records.orders.length;
}

/** Credits the affiliates and removes the events, so that no mail about the past is sent. */
async function creditAffiliates(
  tx: Tx,
  { year, today, credited, bar }: Pick<WholeYear, 'year' | 'today' | 'bar'> & { credited: ReadonlySet<number> },
): Promise<void> {
  const creditNotes = year.documents.creditNotes.filter(({ orderId }) => credited.has(orderId));
  let done = 0;
  const onStep = () => bar.at(Math.min((done += 1), year.creditedOrders.length));
  await discardEvents(tx, () => creditSellers(tx, { orders: year.creditedOrders, creditNotes, today }, onStep));
  bar.end();
}
