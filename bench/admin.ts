import { request } from 'node:http';
import { countBestSellers, countStockWarnings, recount } from '../apps/server/src/modules/figures/index.ts';
import { recountReports } from '../apps/server/src/modules/reports/index.ts';
import { createUser, openSession, userType } from '../apps/server/src/modules/accounts/index.ts';
import { inTransaction } from '../apps/server/src/platform/transaction.ts';
import { fillAdmin, type AdminSizes } from './admin-fill.ts';
import { benchHost, type Bench } from './open-bench.ts';
import { ms, table } from './report.ts';

/** Maximum duration of a list in ms. */
const LIMIT_MS = 200;
/** Number of discarded requests before the measurement. */
const WARM_UP_REQUESTS = 3;

interface Sizes extends AdminSizes {
  products: number;
  samples: number;
}

/** Measures each list of the back office, one request at a time over HTTP, and primary key lookups in the same database for comparison. */
export async function measureAdmin(bench: Bench, { products, samples, ...sizes }: Sizes): Promise<{ tables: string[]; isWithinBounds: boolean }> {
  await bench.seed(products);
  const tell = (line: string) => console.log(line);
  await fillAdmin(bench.database, sizes, tell);
  const rebuilt = await rebuild(bench);
  const token = await readStaffToken(bench);
  const bare = await measurePrimaryKeys(bench, samples);
  const shop = await bench.start();
  const rows: string[][] = [];
  let isWithinBounds = true;
  try {
    for (const [name, paths] of Object.entries(await readLists(bench))) {
      const times: number[] = [];
      let status = 0;
      for (let n = 0; n < samples + WARM_UP_REQUESTS; n += 1) {
        const answer = await ask(shop.port, paths[n % paths.length] ?? '', token);
        status = answer.status;
        if (status !== 200) break;
        if (n >= WARM_UP_REQUESTS) times.push(answer.took);
      }
      if (status !== 200) {
        tell(`  ${name}: answered with ${status}`);
        rows.push([name, '–', '–', `answered with ${status}`]);
        isWithinBounds = false;
        continue;
      }
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      if (p95 > LIMIT_MS) isWithinBounds = false;
      tell(`  ${name}: ${ms(p50)} / ${ms(p95)} ms${p95 > LIMIT_MS ? '  TOO SLOW' : ''}`);
      rows.push([name, ms(p50), ms(p95), p95 > LIMIT_MS ? 'over 200 ms' : '']);
    }
  } finally {
    await shop.stop();
  }
  const about = `${products.toLocaleString('en')} products, ${sizes.orders.toLocaleString('en')} orders, ${sizes.customers.toLocaleString('en')} customers; ${samples} requests of each list. A row by its primary key, by the driver alone: p50 ${ms(bare.p50)} ms, p95 ${ms(bare.p95)} ms. The overview's read model was made anew from all orders in ${rebuilt} s.`;
  return { tables: [about, table(['list', 'p50 ms', 'p95 ms', 'over 200 ms'], rows)], isWithinBounds };
}

/** Rebuilds the figures of the nightly jobs. @returns the seconds for the daily figures */
async function rebuild({ database }: Bench): Promise<number> {
  const began = performance.now();
  await recount(database.db, { isWhole: true });
  const took = Math.round((performance.now() - began) / 1000);
  for (const which of ['short', 'long'] as const) await countBestSellers(database.db, which);
  await countStockWarnings(database.db);
  await recountReports(database.db, { isWhole: true });
  await database.pool.query(
    'analyze daily_figures, daily_returns, best_sellers, stock_warnings, report_figures, report_vat, report_stock, report_cohorts',
  );
  return took;
}

async function readStaffToken({ database: { db } }: Bench): Promise<string> {
  const person = {
    email: `bench-${crypto.randomUUID()}@bench.example`,
    password: `Bench.${crypto.randomUUID()}`,
    firstName: 'Mira',
    lastName: 'Novak',
  };
  const id = await createUser(db, { ...person, userTypeIds: [userType.admin] });
  const session = await inTransaction(db, (tx) => openSession(tx, { id, userTypeId: userType.admin }, { userAgent: 'bench', network: '127.0.0.0' }));
  return session.token;
}

async function measurePrimaryKeys({ database: { pool } }: Bench, samples: number) {
  const { rows } = await pool.query<{ id: number }>('select id from orders order by random() limit $1', [samples]);
  const times: number[] = [];
  for (const { id } of rows) {
    const began = performance.now();
    await pool.query({ name: 'one order', text: 'select * from orders where id = $1', values: [id] });
    times.push(performance.now() - began);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Returns several addresses per list, so that no two consecutive requests are the same. */
async function readLists(bench: Bench): Promise<Record<string, string[]>> {
  const samples = await readSamples(bench);
  return {
    ...listCatalogue(samples),
    ...listOrders(samples),
    ...listCustomers(samples),
    ...listSearches(samples),
    ...listOthers(),
    ...listReports(),
  };
}

/** Reads values to filter by. */
async function readSamples({ database: { pool } }: Bench) {
  const one = async (text: string) => (await pool.query<{ value: string }>(text)).rows.map(({ value }) => value);
  return {
    names: await one("select split_part(name, ' ', 1) as value from product_translations where language_id in (1, 3) order by md5(name) limit 20"),
    skus: await one('select sku as value from variants order by md5(sku) limit 20'),
    numbers: await one('select order_number as value from orders order by random() limit 20'),
    brands: await one('select id::text as value from brands limit 10'),
    categories: await one('select id::text as value from categories limit 20'),
    customers: await one("select id::text as value from users where email like 'shopper.%' order by random() limit 20"),
  };
}

type Samples = Awaited<ReturnType<typeof readSamples>>;

const buildPaths = (path: string, filters: object[], more: Record<string, string> = {}): string[] =>
  filters.map((filter) => `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), take: '25', ...more }).toString()}`);
const toFilters = (key: string, values: readonly unknown[]) => values.map((value) => ({ [key]: value }));
const countries = [1, 2, 3, 10, 11, 16];

const listCatalogue = ({ names, skus, brands, categories }: Samples): Record<string, string[]> => ({
  products: buildPaths('products', [{}]),
  'products, the hundredth page': buildPaths('products', [{}], { page: '100' }),
  'products by name': buildPaths('products', [{}], { sort: 'name', order: 'asc' }),
  'products, a word': buildPaths('products', toFilters('q', names)),
  'products, a SKU': buildPaths('products', toFilters('q', skus)),
  'products of a brand': buildPaths('products', toFilters('brandId', brands.map(Number))),
  'products of a category': buildPaths('products', toFilters('categoryId', categories.map(Number))),
  'products, drafts': buildPaths('products', toFilters('status', ['draft', 'published'])),
  'products that lack something': buildPaths('products', [{ isLacking: true }]),
  'products, sold out': buildPaths('products', toFilters('stock', ['out', 'low'])),
  brands: buildPaths('brands', [{}, { q: 'li' }]),
  categories: buildPaths('categories', [{}]),
  collections: buildPaths('collections', [{}]),
  'attribute values': buildPaths('attribute-values', [{}]),
});

function listOrders({ numbers, skus }: Samples): Record<string, string[]> {
  const newest = { sort: 'placedAt', order: 'desc' };
  return {
    orders: buildPaths('orders', [{}], newest),
    'orders, the hundredth page': buildPaths('orders', [{}], { ...newest, page: '100' }),
    'orders in a state': buildPaths('orders', toFilters('status', ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED', 'COMPLETED']), newest),
    'orders of a country': buildPaths('orders', toFilters('countryId', countries), newest),
    'orders of a country and state': buildPaths(
      'orders',
      countries.flatMap((countryId) => [
        { countryId, status: 'CANCELLED' },
        { countryId, status: 'PENDING' },
      ]),
      newest,
    ),
    'orders of a day': buildPaths(
      'orders',
      countries.map((countryId, n) => ({ countryId, from: formatDay(40 + n), until: formatDay(40 + n) })),
      newest,
    ),
    'orders of a month': buildPaths(
      'orders',
      countries.map((_, n) => ({ from: formatDay(60 + 30 * n), until: formatDay(31 + 30 * n) })),
      newest,
    ),
    'orders by their payment': buildPaths('orders', toFilters('paymentStatus', ['UNPAID', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED']), newest),
    'orders by payment and delivery': buildPaths(
      'orders',
      [{ paymentMethod: 'card' }, { shippingMethod: 'locker' }, { paymentMethod: 'cod', status: 'SHIPPED' }],
      newest,
    ),
    'orders by number': buildPaths('orders', toFilters('q', numbers), newest),
    'orders by last name': buildPaths('orders', toFilters('q', ['Novak', 'Weiß', 'Nagy', 'Islam', 'Rossi', 'Nobody']), newest),
    'orders by e-mail': buildPaths(
      'orders',
      toFilters('q', ['shopper.77@bench.example', 'shopper.4711@bench.example', 'nobody@bench.example']),
      newest,
    ),
    'orders by telephone': buildPaths('orders', toFilters('q', ['+38630000077', '030 004 711']), newest),
    'orders by SKU': buildPaths('orders', toFilters('q', skus), newest),
    'orders taken by phone': buildPaths('orders', [{ isTakenByPhone: true }], newest),
    ...Object.fromEntries(
      ['to-confirm', 'to-pack', 'to-ship', 'long-on-the-way', 'cash-to-come'].map((work) => [
        `orders ${work}`,
        buildPaths('orders', [{ work }], newest),
      ]),
    ),
    'an order': numbers.map((number) => `orders/${number}`),
    'waiting work': ['work'],
    'order lines': buildPaths('order-lines', [{}, ...toFilters('sku', skus.slice(0, 5))]),
  };
}

const listCustomers = ({ customers }: Samples): Record<string, string[]> => ({
  customers: buildPaths('customers', [{}]),
  'customers by name': buildPaths('customers', toFilters('q', ['Novak', 'Ana', 'Islam', 'Zupan', 'nobody'])),
  'customers by e-mail': buildPaths('customers', toFilters('q', ['shopper.77', 'shopper.4711@bench.example'])),
  'a customer': customers.map((id) => `customers/${id}`),
});

const listSearches = ({ names, skus, numbers }: Samples): Record<string, string[]> => ({
  'find anything: a name': toSearches(['Novak', 'Ana', 'weiss', 'zsofia nagy', 'nobody', 'no']),
  'find anything: a city': toSearches(['Maribor', 'bucuresti', 'Lyon Novak']),
  'find anything: a part of a number': toSearches(numbers.flatMap((number) => [number.slice(1, 5), number.slice(6)])),
  'find anything: a telephone number': toSearches(['+38630000077', '030 004 711', '004711']),
  'find anything: an e-mail': toSearches(['shopper.77@bench.example', 'shopper.4711']),
  'find anything: an invoice or parcel': toSearches(['SI-2026-0000077', '0004711', 'T4711']),
  'find anything: a product': toSearches([...names, ...skus.map((sku) => sku.slice(0, 8))]),
});
const toSearches = (texts: readonly string[]) => texts.map((q) => `search?${new URLSearchParams({ q }).toString()}`);

const listOthers = (): Record<string, string[]> => ({
  returns: buildPaths('returns', [{}]),
  'returns in a state': buildPaths('returns', toFilters('state', ['requested', 'received', 'over'])),
  reviews: buildPaths('reviews', [{}]),
  'reviews that wait': buildPaths('reviews', toFilters('status', ['pending', 'approved'])),
  coupons: buildPaths('coupons', [{}, { q: 'BENCH47' }]),
  'audit log': buildPaths('audit', [{}]),
  'audit log of one': buildPaths('audit', [{ subject: 'product', subjectId: '17' }, { who: 'Ana' }, { action: 'order.ship' }]),
  staff: buildPaths('staff', [{}]),
  'overview, a month': ['overview?days=30', 'overview?days=7', 'overview?days=1'],
  'overview, a year': ['overview?days=365', 'overview?days=90'],
  'overview of a country': countries.map((id) => `overview?days=365&countryId=${id}`),
});

/** Reports of a month and of a year, compared with the period before. */
function listReports(): Record<string, string[]> {
  const spans = [30, 365].map((days) => `from=${formatDay(days)}&until=${formatDay(0)}&compare=previous`);
  const toPaths = (report: string, groups: readonly string[]) =>
    spans.flatMap((span) => groups.map((groupBy) => `reports/${report}?${span}&groupBy=${groupBy}`));
  return {
    'sales by time': toPaths('sales', ['day', 'week', 'month']),
    'sales by country, category or brand': toPaths('sales', ['country', 'category', 'brand']),
    'sales by size or colour': toPaths('sales', ['size', 'color']),
    'sales by coupon or affiliate': toPaths('sales', ['coupon', 'affiliate']),
    'sales by product': toPaths('sales', ['product']),
    'returns by reason, size or brand': toPaths('returns', ['reason', 'size', 'brand', 'maker']),
    'returns by product': toPaths('returns', ['product']),
    'stock cover': toPaths('stock', ['product', 'category', 'brand']),
    'VAT by country and rate': spans.map((span) => `reports/vat?${span}`),
    'customer cohorts': spans.map((span) => `reports/customers?${span.replace('&compare=previous', '')}`),
  };
}

const formatDay = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

function ask(port: number, path: string, token: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: `/api/admin/${path}`, headers: { host: benchHost, authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - began }));
    })
      .on('error', reject)
      .end();
  });
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
