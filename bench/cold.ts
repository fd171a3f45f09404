import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { readColdAddresses, type ColdAddresses, type PageAddress } from './cold-addresses.ts';
import { root, type Bench } from './open-bench.ts';
import { computePerSecond, ms, table, times } from './report.ts';

/** Number of alternating repetitions, so that load on the machine affects all measurements. */
const repetitions = 2;
/** Number of simultaneous requests under load. */
const clients = 8;
/** Number of pages before the measurement, for the compiler of the JavaScript engine. */
const warmUpPages = 300;
/** Number of pages that React alone renders. */
const samplePages = 20;

const kinds = ['product', 'listing'] as const satisfies (keyof ColdAddresses)[];

/** Pages that were rendered one after another or at the same time. */
interface Rendered {
  /** Time of each page in ms. */
  times: number[];
  seconds: number;
}

/** Measures pages that nobody has opened before, alone and 8 at once, next to React alone. */
export async function measureCold(bench: Bench, { seconds }: { seconds: number }): Promise<string[]> {
  await bench.seed(1000);
  // The shop trusts the header with the visitor's address, so that the pages of many visitors do not reach the rate limit.
  const shop = await bench.start({ TRUST_PROXY: '1' });
  try {
    return await compareColdPages(bench, { port: shop.port, seconds });
  } finally {
    await shop.stop();
  }
}

/** @returns a table of the types of page */
export async function compareColdPages(
  { database }: Pick<Bench, 'database'>,
  { port, seconds }: { port: number; seconds: number },
): Promise<string[]> {
  const addresses = await readColdAddresses(database);
  const client = createClient(port);
  const rows: string[][] = [];
  try {
    for (const kind of kinds) {
      const waiting = [...addresses[kind]];
      const samples: string[] = [];
      while (samples.length < samplePages) samples.push(brotliDecompressSync(await client.open(waiting)).toString());
      for (let page = samplePages; page < warmUpPages; page += clients)
        await Promise.all(Array.from({ length: clients }, () => client.open(waiting)));
      const [alone, together, bare]: [Rendered[], Rendered[], Rendered[]] = [[], [], []];
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        alone.push(await renderPages(() => client.open(waiting), { simultaneous: 1, seconds }));
        together.push(await renderPages(() => client.open(waiting), { simultaneous: clients, seconds }));
        bare.push(await renderBare(samples, Math.ceil(seconds / 2)));
      }
      const limit = computeRate(bare);
      rows.push(
        formatRow(`${kind}, one at a time`, alone, limit),
        formatRow(`${kind}, ${clients} at once`, together, limit),
        formatRow(`${kind}, React alone`, bare),
      );
    }
  } finally {
    client.close();
  }
  return [table(['', 'pages', 'pages /s', 'p50 ms', 'p99 ms', 'share of React alone'], rows)];
}

/** Opens each address once, each as another visitor. */
function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let visitor = 0;
  const send = ({ host, path }: PageAddress): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      visitor += 1;
      const headers = { host, 'accept-encoding': 'br', 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` };
      request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        buffer(response).then((body) => {
          if (response.statusCode === 200) resolve(body);
          else reject(new Error(`${host}${path} was answered with ${response.statusCode}`));
        }, reject);
      })
        .on('error', reject)
        .end();
    });
  return {
    open: (waiting: PageAddress[]): Promise<Buffer> => {
      const next = waiting.pop();
      if (!next) throw new Error('There are not enough pages for this duration.');
      return send(next);
    },
    close: () => agent.destroy(),
  };
}

async function renderPages(open: () => Promise<unknown>, { simultaneous, seconds }: { simultaneous: number; seconds: number }): Promise<Rendered> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const opened: number[] = [];
  const one = async () => {
    while (performance.now() < until) {
      const at = performance.now();
      await open();
      opened.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: simultaneous }, one));
  return { times: opened, seconds: (performance.now() - began) / 1000 };
}

/** Renders the same pages with React alone in another process. */
async function renderBare(pages: readonly string[], seconds: number): Promise<Rendered> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bare-'));
  try {
    const file = join(folder, 'pages.json');
    writeFileSync(file, JSON.stringify(pages));
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'bench/bare-render.mjs'), file, String(seconds)], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 ** 2,
    });
    const rendered = JSON.parse(stdout) as number[];
    return { times: rendered, seconds: rendered.reduce((sum, one) => sum + one, 0) / 1000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const computeRate = (parts: readonly Rendered[]): number =>
  parts.reduce((sum, part) => sum + part.times.length, 0) / parts.reduce((sum, part) => sum + part.seconds, 0);

function formatRow(name: string, parts: readonly Rendered[], limit?: number): string[] {
  const sorted = parts.flatMap((part) => part.times).toSorted((a, b) => a - b);
  const getPercentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const rate = computeRate(parts);
  return [
    name,
    sorted.length.toLocaleString('en'),
    computePerSecond(rate),
    ms(getPercentile(0.5)),
    ms(getPercentile(0.99)),
    limit === undefined ? '' : times(rate / limit),
  ];
}
