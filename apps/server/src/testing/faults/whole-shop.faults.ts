import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setPrices } from '#modules/pricing';
import { slugs } from '#tables/catalog';
import { stockLevels } from '#tables/catalog/stock';
import { orders } from '#tables/orders';
import { askOverHttp } from '../ask-over-http.ts';
import { runReconcile } from '../processes/run-reconcile.ts';
import { isWholeProof } from '../proof-size.ts';
import { openTestShop, shopIds, type TestGarment } from '../test-shop.ts';
import { checkOut, compareOrders, type Goods, type Pressed } from './checkouts.ts';
import { createRetryingClient } from './retrying-client.ts';
import { openWholeShop, wholeShopIsMissing, type Part, type WholeShop } from './whole-shop.ts';

const SHOPPERS = 4;
/** Pause in ms of a shopper between two orders, so that the machine is busy but not overloaded. */
const SHOPPER_PAUSE_MS = 400;
const PLAIN_PIECES = 100_000;
/** Fewer than wanted, so that shoppers compete for the last pieces during the faults. */
const RARE_PIECES = 20;
/** Orders that shoppers complete between two faults. */
const ORDERS_BETWEEN = 8;
/** Answers of the shop while a part is down. */
const ANSWERS_WHILE_DOWN = 20;
/** Varnish needs two checks, one each second, to notice that a process does not answer. */
const CHECKS_MS = 2000;

const host = 'selvedge.si';
const reason = isWholeProof ? wholeShopIsMissing : 'only npm run test:all runs it';

/** An answer of the shop to a visitor. Its status is 0 if there was no connection. */
interface Seen {
  path: string;
  startedAt: number;
  status: number;
}

interface Fault {
  name: string;
  /** Time in ms from the kill until the part worked again. */
  restart: number;
  /** Time in ms from the first to the last request that got a server error. */
  errors: number;
  /** The same for requests without an answer. */
  silence: number;
  /** Time in ms from a change of a price until Varnish sent it. */
  price: number;
}

describe.skipIf(reason)(`the whole shop on one machine${reason ? ` (passed over: ${reason})` : ''}`, () => {
  test(
    'no order is lost or duplicated while each part is killed and restarted, and no part is missed longer than its restart',
    { timeout: 1_800_000 },
    async () => {
      const goods: Partial<Goods & { priced: TestGarment }> = {};
      const shop = await openWholeShop(async (database) => {
        const { garment } = openTestShop(database);
        goods.plain = await garment({ stock: PLAIN_PIECES });
        goods.rare = await garment({ name: 'Rare', stock: RARE_PIECES });
        goods.priced = await garment({ name: 'Priced' });
      });
      const { plain, rare, priced } = goods;
      try {
        if (!plain || !rare || !priced) throw new Error('there is nothing to sell');
        const address = await findProductAddress(shop, priced);
        const state = { isOver: false };
        const pressed: Pressed[] = [];
        const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => buy(shop, { goods: { plain, rare }, pressed, shopper, state }));
        const seen: Seen[] = [];
        const visitors = [address, '/api/carts/00000000-0000-4000-8000-000000000000'].map((path) => browse(shop, { path, seen, state }));
        const faults: Fault[] = [];
        for (const part of shop.parts) {
          const placed = pressed.length;
          await expect.poll(() => pressed.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(placed + ORDERS_BETWEEN);
          const crashed = await crash(part, seen);
          const fault = { ...crashed, price: await measurePriceChange(shop, { garment: priced, address, price: 4101 + faults.length }) };
          faults.push(fault);
          console.log(describeFault(fault));
        }
        state.isOver = true;
        await Promise.all([...shoppers, ...visitors]);

        const stored = await shop.database.db.select().from(orders);
        const { lost, doubled } = compareOrders(pressed, stored);
        const pieces = async ({ variantId }: TestGarment) =>
          (await shop.database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId)))[0]?.onHand ?? -1;
        const [plainLeft, rareLeft] = [await pieces(plain), await pieces(rare)];
        const interrupted = await waitForJobs(shop);
        const { exitCode, messages } = await runReconcile(shop.env);
        print({ faults, pressed, lost, doubled, seen, mails: shop.mails, messages });

        expect(lost).toEqual([]);
        expect(doubled).toEqual([]);
        expect(PLAIN_PIECES - plainLeft + RARE_PIECES - rareLeft).toBe(stored.length);
        expect(rareLeft).toBe(0);
        expect(messages).toContain('There are no discrepancies.');
        expect(exitCode).toBe(0);
        for (const fault of faults) {
          expect(fault.errors, `errors while ${fault.name} restarted`).toBeLessThanOrEqual(1.5 * fault.restart + CHECKS_MS);
          if (fault.name !== 'Varnish') expect(fault.silence, `Varnish answered while ${fault.name} restarted`).toBe(0);
        }
        const recipients = new Set(shop.mails.flatMap(({ to }) => to));
        const unsent = stored.filter(({ email }) => !recipients.has(email));
        expect(unsent.length, 'orders without an email belong to jobs of the killed worker').toBeLessThanOrEqual(interrupted);
      } finally {
        await shop.close();
      }
    },
  );
});

/** Returns the address of a product page after Varnish has sent it. */
async function findProductAddress({ database, port }: WholeShop, { productId }: TestGarment): Promise<string> {
  const [row] = await database.db.select().from(slugs).where(eq(slugs.targetId, productId));
  const address = `/en/product/${row?.slug}`;
  await expect.poll(async () => (await askOverHttp(port, address, { host })).status, { timeout: 60_000 }).toBe(200);
  return address;
}

interface Shopping {
  goods: Goods;
  pressed: Pressed[];
  shopper: number;
  state: { isOver: boolean };
}

/** Buys again and again, each time as another person from another network. */
async function buy({ port }: WholeShop, { goods, pressed, shopper, state }: Shopping): Promise<void> {
  for (let turn = shopper + 1; !state.isOver; turn += SHOPPERS) {
    const network = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
    const call = createRetryingClient(`http://127.0.0.1:${port}/api/`, { 'x-forwarded-for': network });
    await checkOut(call, { goods, pressed, turn, methods: ['cod'] });
    await pause(SHOPPER_PAUSE_MS);
  }
}

/** Opens one address again and again and notes the answers. */
async function browse({ port }: WholeShop, { path, seen, state }: { path: string; seen: Seen[]; state: { isOver: boolean } }): Promise<void> {
  while (!state.isOver) {
    const startedAt = performance.now();
    const status = await askOverHttp(port, path, { host, 'x-forwarded-for': '10.255.0.1' }).then(
      (answer) => answer.status,
      () => 0,
    );
    seen.push({ path, startedAt, status });
    await pause(25);
  }
}

/** Kills a part and starts it again. A part that does not start by itself stays away until visitors have noticed. */
async function crash(part: Part, seen: Seen[]): Promise<Omit<Fault, 'price'>> {
  const from = seen.length;
  const killedAt = performance.now();
  await part.kill();
  const isNoticed = () => part.restartsItself || seen.length >= from + ANSWERS_WHILE_DOWN;
  while (!isNoticed()) await pause(5);
  await part.start();
  const restart = performance.now() - killedAt;
  const startedAt = seen.length;
  const isServed = () => new Set(seen.slice(startedAt).flatMap(({ path, status }) => (status > 0 && status < 500 ? path : []))).size === 2;
  while (!isServed()) await pause(5);
  const answers = seen.slice(from);
  return {
    name: part.name,
    restart,
    errors: measureSpan(answers.filter(({ status }) => status >= 500)),
    silence: measureSpan(answers.filter(({ status }) => status === 0)),
  };
}

/** Returns the time in ms from the first to the last of these requests; 0 for none. */
function measureSpan(answers: readonly Seen[]): number {
  const times = answers.map(({ startedAt }) => startedAt);
  return times.length === 0 ? 0 : Math.max(1, Math.max(...times) - Math.min(...times));
}

/** Changes a price. @returns the time in ms until a visitor sees it through Varnish */
async function measurePriceChange(
  { database, port }: WholeShop,
  { garment, address, price }: { garment: TestGarment; address: string; price: number },
): Promise<number> {
  const shown = `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`;
  await setPrices(database.db, [{ productId: garment.productId, countryId: shopIds.SI, regular: price, sale: null }]);
  const changedAt = performance.now();
  const isShown = async () => (await askOverHttp(port, address, { host })).text.includes(shown);
  while (!(await isShown())) await pause(10);
  const elapsed = performance.now() - changedAt;
  // After both purges of the change, no old copy may be left. Orders queue further purges all the time.
  const [queued] = (await database.db.execute<{ id: string }>(sql`select max(id) as id from cdn_purges`)).rows;
  const countLeft = async () =>
    (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from cdn_purges where id <= ${queued?.id ?? 0}`)).rows[0]?.count;
  await expect.poll(countLeft, { timeout: 60_000 }).toBe(0);
  expect(await isShown(), 'the new price stays').toBe(true);
  return elapsed;
}

/**
 * Waits until all events are jobs and all due jobs have been started.
 * @returns the number of jobs that a killed worker had started. Another worker runs them when their time limit has passed
 */
async function waitForJobs({ database }: WholeShop): Promise<number> {
  const count = async (rows: SQL) => Number((await database.db.execute<{ count: number }>(sql`select count(*) from ${rows}`)).rows[0]?.count);
  const listDue = () => Promise.all([count(sql`outbox`), count(sql`pgboss.job where state < 'active' and start_after < now()`)]);
  await expect.poll(listDue, { timeout: 300_000, interval: 500 }).toEqual([0, 0]);
  return count(sql`pgboss.job where state = 'active'`);
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const describeFault = ({ name, restart, errors, silence, price }: Fault): string =>
  `${name} killed: restarted after ${formatSeconds(restart)}, server errors for ${formatSeconds(errors)}, no answers for ${formatSeconds(silence)}; ` +
  `then a price visible after ${formatSeconds(price)}`;

interface Outcome {
  faults: readonly Fault[];
  pressed: readonly Pressed[];
  lost: readonly unknown[];
  doubled: readonly unknown[];
  seen: readonly Seen[];
  mails: WholeShop['mails'];
  messages: string;
}

function print({ faults, pressed, lost, doubled, seen, mails, messages }: Outcome): void {
  const prices = faults.map(({ price }) => price).sort((a, b) => a - b);
  console.log(
    [
      `${pressed.length} orders answered, ${pressed.filter(({ answers }) => answers.length > 1).length} pressed more than once; ${lost.length} lost, ${doubled.length} doubled`,
      `${seen.length} page and API requests: ${seen.filter(({ status }) => status >= 500).length} server errors, ${seen.filter(({ status }) => status === 0).length} without an answer`,
      `price visible through Varnish: median ${formatSeconds(prices[prices.length >> 1] ?? 0)}, longest ${formatSeconds(prices.at(-1) ?? 0)}`,
      `${mails.length} mails`,
      messages,
    ].join('\n'),
  );
}
