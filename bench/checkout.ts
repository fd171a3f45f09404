import { tmpdir } from 'node:os';
import type { PlacedOrder, Checkout } from '../apps/server/src/modules/checkout/contract.ts';
import type { Cart } from '../apps/server/src/modules/cart/contract.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { reconcileShop } from '../apps/server/src/reconcile/reconcile-shop.ts';
import { recordOrders, replay, type Recordings } from './bare-orders.ts';
import type { Bench } from './open-bench.ts';
import { computePerSecond, table, times } from './report.ts';
import { caller, countries, fillCarts, buildNextForm, fillBaskets, together, type Basket, type Call, type FilledCart } from './shopping.ts';

/** Target orders per second on two cores; `ofBare`: minimum share of the plain transaction's rate for placing only. */
const wanted = { whole: 150, placing: 400, ofBare: 0.4, statements: 10 };
const clientCounts = [8, 64];
const warmUpOrders = 200;
/** Minimum number of orders whose statements are recorded. */
const minRecorded = 6;
/** Shop and plain driver are measured alternately, so that load on the machine affects both. */
const rounds = 4;

/** The tables, and whether placing reaches its target share of the plain transaction's rate without discrepancies. */
export interface CheckoutReport {
  tables: string[];
  isWithinBounds: boolean;
}

/** A group of buyers and their baskets. */
interface Crowd {
  name: string;
  baskets: readonly Basket[];
}

export async function measureCheckout(bench: Bench, { orders }: { orders: number }): Promise<CheckoutReport> {
  await bench.seed(300);
  const baskets = await fillBaskets(bench, 60);
  const [first] = baskets;
  if (!first || first.garments.length < 2) throw new Error('nothing is sold in all these countries');
  const crowds: readonly Crowd[] = [
    { name: 'five countries, many garments', baskets },
    { name: 'one country, many garments', baskets: baskets.map((basket) => ({ ...basket, country: 'SI' as const })) },
    { name: 'one country, the same two garments', baskets: [{ ...first, country: 'SI' }] },
  ];
  // High ids differ from all other numbers in a statement, so that the replay can replace them.
  await bench.database.pool.query("select setval('orders_id_seq', 1000000)");
  const shop = await bench.start({ TRUST_PROXY: '1', DATABASE_POOL: String(bench.database.pool.options.max) });
  try {
    const counts = { answered: 0 };
    const rows: string[][] = [];
    let [lowest, statements] = [Infinity, 0];
    for (const crowd of crowds) {
      const prepared = await prepare(bench, shop.port, crowd);
      counts.answered += Math.max(crowd.baskets.length, minRecorded);
      statements = Math.max(statements, ...[...prepared.recordings.values()].map((recording) => recording.statements.length));
      for (const clients of clientCounts) {
        const figures = await measurePlacing(bench, { port: shop.port, clients, orders, crowd, ...prepared });
        counts.answered += figures.answered;
        const ofBare = figures.shop / figures.bare;
        lowest = Math.min(lowest, ofBare);
        rows.push([`${crowd.name}, ${clients} clients`, computePerSecond(figures.shop), computePerSecond(figures.bare), times(ofBare)]);
        console.log(`  placing, ${crowd.name}, ${clients} clients: ${computePerSecond(figures.shop)}/s, bare ${computePerSecond(figures.bare)}/s`);
      }
    }
    const whole: string[][] = [];
    for (const clients of clientCounts) {
      const figure = await measureWhole({ port: shop.port, clients, orders: Math.ceil(orders / 2), baskets });
      counts.answered += figure.answered;
      whole.push([`whole checkout, ${clients} clients`, computePerSecond(figure.perSecond), String(wanted.whole)]);
      console.log(`  whole checkout, ${clients} clients: ${computePerSecond(figure.perSecond)}/s`);
    }
    const wrong = await checkRecords(bench, counts.answered);
    return {
      tables: [
        `Carts of two lines, paid on delivery, as guests; ${orders} orders a figure, the shop and the bare driver in turns of ${Math.ceil(orders / rounds)}. Bare: the statements that the shop sends, recorded and sent again by \`pg\` with as many connections.`,
        table(['placing alone', 'orders /s', 'bare /s', `of bare (${wanted.ofBare.toFixed(2)} at least)`], rows),
        table(['guest, over HTTP', 'orders /s', 'wanted'], whole),
        `Placing alone: ${wanted.placing} a second wanted. Statements an order, begin and commit among them: ${statements}, at most ${wanted.statements}.`,
        wrong.length === 0
          ? `The books add up: ${counts.answered} orders answered and as many there.`
          : `THE BOOKS DO NOT ADD UP: ${wrong.join('; ')}`,
      ],
      isWithinBounds: lowest >= wanted.ofBare && statements <= wanted.statements && wrong.length === 0,
    };
  } finally {
    await shop.stop();
  }
}

interface Prepared {
  recordings: Recordings;
  totals: ReadonlyMap<Basket, number>;
}

/** Computes the total of each basket and records the statements of its order. */
async function prepare(bench: Bench, port: number, { baskets }: Crowd): Promise<Prepared> {
  const call = caller(port, 1);
  const carts = await fillCarts(bench, baskets, Math.max(baskets.length, minRecorded));
  const totals = new Map<Basket, number>();
  for (const { id, form, basket } of carts.slice(0, baskets.length))
    totals.set(basket, (await call<Checkout>('PATCH', `checkout/${id}`, { form })).totals.total);
  const config = readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
  return { totals, recordings: await recordOrders(bench, { config, carts, totals }) };
}

interface Placing extends Prepared {
  port: number;
  clients: number;
  orders: number;
  crowd: Crowd;
}

/** Measures only placing. @returns orders per second of the shop over HTTP, and of the plain driver */
async function measurePlacing(bench: Bench, { port, clients, orders, crowd, recordings, totals }: Placing) {
  const call = caller(port, clients);
  const { pool } = bench.database;
  const each = Math.ceil(orders / rounds);
  const carts = await fillCarts(bench, crowd.baskets, 2 * (warmUpOrders + rounds * each));
  const take = (count: number) => carts.splice(0, count);
  const byShop = (carts: readonly FilledCart[]) => together(carts, clients, (cart) => press(call, cart, totals.get(cart.basket) ?? 0));
  const bare = (carts: readonly FilledCart[]) =>
    together(carts, clients, (cart) => {
      const recording = recordings.get(cart.basket);
      return recording ? replay(pool, recording, cart) : Promise.reject(new Error('a basket was not recorded'));
    });
  await byShop(take(warmUpOrders));
  await bare(take(warmUpOrders));
  const took = { shop: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    took.shop += await byShop(take(each));
    took.bare += await bare(take(each));
  }
  return { shop: (rounds * each) / took.shop, bare: (rounds * each) / took.bare, answered: 2 * (warmUpOrders + rounds * each) };
}

function press(call: Call, { id, key, form }: Pick<FilledCart, 'id' | 'key' | 'form'>, shownTotal: number): Promise<PlacedOrder> {
  const body = { form, shownTotal, orderButton: 'Order with obligation to pay' };
  return call<PlacedOrder>('POST', `checkout/${id}/orders`, body, { 'idempotency-key': key });
}

/** Measures whole purchases from an empty cart to the order: six calls. */
async function measureWhole({ port, clients, orders, baskets }: { port: number; clients: number; orders: number; baskets: readonly Basket[] }) {
  const call = caller(port, clients);
  const buy = async (basket: Basket) => {
    const { id } = await call<Cart>('POST', 'carts', { countryId: countries[basket.country] });
    for (const { productId, colorId, sizeId } of basket.garments) {
      const color = colorId === null ? null : { id: colorId };
      await call<Cart>('POST', `carts/${id}/lines`, { productId: { id: productId }, color, size: { id: sizeId }, quantity: 1 });
    }
    const { shippingMethod = '', paymentMethod = '', terms = '', ...address } = buildNextForm(basket.country);
    await call<Checkout>('PATCH', `checkout/${id}`, { form: address });
    const { idempotencyKey: key, totals } = await call<Checkout>('PATCH', `checkout/${id}`, { form: { shippingMethod, paymentMethod } });
    await press(call, { id, key, form: { ...address, shippingMethod, paymentMethod, terms } }, totals.total);
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => baskets[index % baskets.length] as Basket);
  await together(many(warmUpOrders), clients, buy);
  return { perSecond: orders / (await together(many(orders), clients, buy)), answered: warmUpOrders + orders };
}

/** Checks that all orders with a response exist, are confirmed and have an invoice number, and that reconciliation finds no discrepancies. */
async function checkRecords({ database: { pool, db } }: Bench, answered: number): Promise<string[]> {
  const { rows } = await pool.query<{ there: number }>(
    "select count(*)::int as there from orders where status = 'CONFIRMED' and invoice_number is not null",
  );
  const there = rows[0]?.there ?? 0;
  // Differences that wait for a job are expected: no jobs run during the measurement.
  const discrepancies = (await reconcileShop(db)).discrepancies.filter(({ isWaiting }) => !isWaiting);
  return [
    ...(there === answered ? [] : [`${answered} orders were answered, ${there} are there`]),
    ...discrepancies.map((finding) => JSON.stringify(finding)),
  ];
}
