import { readAddresses, type Addresses } from './addresses.ts';
import { loadDatabase, prepareBareQueries } from './bare-queries.ts';
import { askEach, load, type Measured } from './load.ts';
import type { Bench } from './open-bench.ts';
import { comparePages } from './pages.ts';
import { ms, computePerSecond, table, times } from './report.ts';

const calls = ['listing', 'filtered', 'product', 'search', 'suggestion'] as const satisfies (keyof Addresses)[];
type Call = (typeof calls)[number];

const names: Record<Call, string> = {
  listing: 'listing of 12 with facets',
  filtered: 'filtered listing',
  product: 'product',
  search: 'search',
  suggestion: 'suggestion',
};

interface Figures {
  uncached: Measured;
  cached: Measured;
  direct: Omit<Measured, 'bytes'>;
}

/** Measures each call at each catalogue size: uncached, cached, and as a plain query of the same rows. */
export async function measureCatalogue(bench: Bench, { sizes, seconds }: { sizes: readonly number[]; seconds: number }): Promise<string[]> {
  const bySize = new Map<number, Map<Call, Figures>>();
  const tables: string[] = [];
  for (const size of sizes) {
    console.log(`\n${size.toLocaleString('en')} products`);
    const took = await bench.seed(size);
    const figures = await measureSize(bench, seconds);
    bySize.set(size, figures);
    tables.push(`## ${size.toLocaleString('en')} products`, `Seeded in ${took} s, what was there before left out.`, formatTable(figures));
  }
  tables.push(...formatGrowth(bySize));
  const shop = await bench.start();
  try {
    tables.push('## A cached page', await comparePages(shop.port, { path: '/', seconds }));
  } finally {
    await shop.stop();
  }
  return tables;
}

async function measureSize(bench: Bench, seconds: number): Promise<Map<Call, Figures>> {
  const addresses = await readAddresses(bench.database);
  const directQueries = await prepareBareQueries(bench.database);
  const measure = async (settings: Record<string, string>, isCached: boolean) => {
    const measured = new Map<Call, Measured>();
    const shop = await bench.start(settings);
    try {
      for (const call of calls) {
        const options = { port: shop.port, paths: addresses[call] };
        if (isCached) await askEach(options);
        measured.set(call, await load({ ...options, seconds }));
        console.log(`  ${names[call]}${isCached ? ', cached' : ''}: ${computePerSecond(measured.get(call)?.perSecond)}/s`);
      }
    } finally {
      await shop.stop();
    }
    return measured;
  };
  const uncached = await measure({ RESPONSE_CACHE: 'off' }, false);
  const cached = await measure({}, true);
  const figures = new Map<Call, Figures>();
  for (const call of calls) {
    const [one, other] = [uncached.get(call), cached.get(call)];
    if (one && other) figures.set(call, { uncached: one, cached: other, direct: await loadDatabase(directQueries[call], Math.ceil(seconds / 2)) });
  }
  return figures;
}

const formatTable = (figures: Map<Call, Figures>): string =>
  table(
    [
      'call',
      'uncached /s',
      'p50 ms',
      'p99 ms',
      'cached /s',
      'p50 ms',
      'p99 ms',
      'direct query /s',
      'p50 ms',
      'p99 ms',
      'uncached : direct',
      'answer, KB',
    ],
    [...figures].map(([call, { uncached, cached, direct }]) => [
      names[call],
      ...[uncached, cached, direct].flatMap((one) => [computePerSecond(one.perSecond), ms(one.p50), ms(one.p99)]),
      times(uncached.perSecond / direct.perSecond),
      (uncached.bytes / 1000).toFixed(1),
    ]),
  );

/** Compares the slowest requests of the smallest and the largest catalogue. */
function formatGrowth(bySize: Map<number, Map<Call, Figures>>): string[] {
  const [[smallest, few] = [], ...rest] = bySize;
  const last = rest.at(-1);
  if (!smallest || !few || !last) return [];
  const [largest, many] = last;
  const rows = calls.map((call) => {
    const [before, after] = [few.get(call)?.uncached.p99 ?? 0, many.get(call)?.uncached.p99 ?? 0];
    return [names[call], ms(before), ms(after), times(after / before)];
  });
  const [from, to] = [smallest, largest].map((size) => size.toLocaleString('en'));
  return [`## From ${from} to ${to} products`, table(['call, uncached', `p99 ms at ${from}`, `p99 ms at ${to}`, 'grows'], rows)];
}
