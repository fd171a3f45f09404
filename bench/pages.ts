import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAddresses } from './addresses.ts';
import { load, type Measured } from './load.ts';
import { benchHost, end, findFreePort, type Bench, type RunningShop } from './open-bench.ts';
import { ms, computePerSecond, table, times } from './report.ts';

/** Number of alternating repetitions, so that load on the machine affects both measurements. */
const turns = 2;

const headers = { host: benchHost, 'accept-encoding': 'br' };

/** Measures cached pages and a minimal `node:http` server with the same bytes. */
export async function measurePages(bench: Bench, { seconds }: { seconds: number }): Promise<string[]> {
  await bench.seed(1000);
  const shop = await bench.start();
  try {
    const tables: string[] = [];
    for (const path of ['/', '/categories', await buildProductPage(bench, shop.port)])
      tables.push(`## ${path}`, await comparePages(shop.port, { path, seconds }));
    return tables;
  } finally {
    await shop.stop();
  }
}

/** Returns the path of an existing product page on the benchmark host. */
async function buildProductPage({ database }: Bench, port: number): Promise<string> {
  for (const call of (await readAddresses(database)).product) {
    const slug = /products\/([^?]+)/.exec(call)?.[1] ?? '';
    const { status, location = '' } = await ask(port, `/product/${slug}`);
    if (status === 200) return `/product/${slug}`;
    if (status === 301 && (await ask(port, location)).status === 200) return location;
  }
  throw new Error('no product of the demo has a page');
}

/** Compares a cached page with the same bytes from plain `node:http`. @returns a table of requests per second */
export async function comparePages(port: number, { path, seconds }: { path: string; seconds: number }): Promise<string> {
  // After several requests, a page is compressed again at the highest level.
  for (let time = 0; time < 20; time += 1) await ask(port, path);
  await pause(2000);
  const { bytes } = await ask(port, path);
  const bare = await serveBare(bytes);
  try {
    const [cached, plain]: [Measured[], Measured[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      cached.push(await load({ port, paths: [path], headers, seconds }));
      plain.push(await load({ port: bare.port, paths: [path], headers, seconds }));
    }
    const [cachedMean, plainMean] = [computeMean(cached), computeMean(plain)];
    return table(
      ['', 'requests /s', 'p50 ms', 'p99 ms', 'share of node:http'],
      [
        [
          `cached page, ${(bytes.length / 1000).toFixed(1)} KB in brotli`,
          computePerSecond(cachedMean.perSecond),
          ms(cachedMean.p50),
          ms(cachedMean.p99),
          times(cachedMean.perSecond / plainMean.perSecond),
        ],
        ['node:http alone', computePerSecond(plainMean.perSecond), ms(plainMean.p50), ms(plainMean.p99), ''],
      ],
    );
  } finally {
    await bare.stop();
  }
}

async function serveBare(bytes: Buffer): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bare-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, bytes);
  const port = await findFreePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.mjs'), file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return {
    port,
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true });
    },
  };
}

function ask(port: number, path: string): Promise<{ status: number | undefined; location: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location, bytes: Buffer.concat(chunks) }));
    });
    clientRequest.on('error', reject).end();
  });
}

function computeMean(measured: readonly Measured[]): Measured {
  const mean = (getValue: (one: Measured) => number) => measured.reduce((sum, one) => sum + getValue(one), 0) / measured.length;
  return { perSecond: mean((one) => one.perSecond), p50: mean((one) => one.p50), p99: mean((one) => one.p99), bytes: mean((one) => one.bytes) };
}
