import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { readAddresses } from './addresses.ts';
import { askEach, load, type Measured } from './load.ts';
import { benchHost, type Bench } from './open-bench.ts';
import { computePerSecond, ms, table, times } from './report.ts';

/** Numbers of web processes that are compared. */
const counts = [1, 2, 4];

/** Measures calls that are computed for each request, and a cached page, with several web processes on the same database. */
export async function measureProcesses(bench: Bench, { seconds }: { seconds: number }): Promise<string[]> {
  await bench.seed(1000);
  const { listing, product } = await readAddresses(bench.database);
  const calls = [...listing, ...product];
  const note = `The load generator and the database use the same ${cpus().length} cores as the shop.`;
  return [
    note,
    `## Listing and product calls without cache\n\n${await compareCounts(bench, { paths: calls, settings: { RESPONSE_CACHE: 'off' }, seconds })}`,
    `## Cached home page\n\n${await compareCounts(bench, { paths: ['/'], settings: {}, seconds })}`,
  ];
}

interface Comparison {
  paths: readonly string[];
  settings: Record<string, string>;
  seconds: number;
}

async function compareCounts(bench: Bench, { paths, settings, seconds }: Comparison): Promise<string> {
  const measured: Measured[] = [];
  const headers = { host: benchHost, 'accept-encoding': 'br' };
  for (const count of counts) {
    const shop = await bench.start({ ...settings, WORKERS: String(count) });
    try {
      if (count > 1) await waitForProcesses(shop.port, count);
      if (paths.length === 1) await askEach({ port: shop.port, paths: Array.from({ length: 20 * count }, () => paths[0] ?? '/'), headers });
      measured.push(await load({ port: shop.port, paths, headers, seconds }));
    } finally {
      await shop.stop();
    }
  }
  const base = measured[0]?.perSecond ?? 1;
  const rows = measured.map(({ perSecond, p50, p99 }, index) => [
    String(counts[index]),
    computePerSecond(perSecond),
    times(perSecond / base),
    ms(p50),
    ms(p99),
  ]);
  return table(['web processes', 'requests /s', 'compared with 1', 'p50 ms', 'p99 ms'], rows);
}

/** Waits until all web processes of a supervisor work. Each of them then has metrics. */
async function waitForProcesses(port: number, count: number): Promise<void> {
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const names = new Set([...text.matchAll(/process="(web-\d+)"/g)].map(([, name]) => name));
    if (names.size === count) return;
    await pause(200);
  }
}
