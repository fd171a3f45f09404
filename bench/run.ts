import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAdmin } from './admin.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureClicks } from './clicks.ts';
import { measureCheckout } from './checkout.ts';
import { measureCold } from './cold.ts';
import { measurePages } from './pages.ts';
import { measureProcesses } from './processes.ts';
import { openBench, root } from './open-bench.ts';
import { describeMachine } from './report.ts';
import { measureSignIn } from './sign-in.ts';

/**
 * `npm run bench -- catalogue|pages|cold|processes|sign-in|checkout|admin|clicks`: measures the shop's speed on this machine. Results are also
 * written to .cache/bench/.
 */
const usage = `npm run bench -- catalogue [--sizes 1000,10000] [--seconds 8]
npm run bench -- pages [--seconds 8]
npm run bench -- cold [--seconds 4]
npm run bench -- processes [--seconds 8]
npm run bench -- sign-in [--samples 300]
npm run bench -- checkout [--orders 2000]
npm run bench -- admin [--products 100000] [--orders 1000000] [--samples 20]
npm run bench -- clicks [--clicks 10000000] [--seconds 8] [--samples 20]

  --sizes     numbers of products, ascending; docs/bench.md compares 1000,10000,100000
  --seconds   duration of the measurement of each figure, after a warm-up
  --samples   number of sign-ins of each kind; fails if response times reveal whether an email is known
  --orders    number of orders per figure; fails if placing is too slow compared with the bare transaction, or on a discrepancy
  --clicks    number of clicks from which the figures of the portal are counted
  --products  number of products in the back office; fails if a list takes longer than 200 ms (p95)

DATABASE_URL names an empty PostgreSQL database. Without it, the benchmark starts one and deletes it afterwards.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    seconds: { type: 'string' },
    samples: { type: 'string' },
    orders: { type: 'string' },
    clicks: { type: 'string', default: '10000000' },
    products: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const sizes = values.sizes.split(',').map(Number);
const isAdmin = name === 'admin';
const isClicks = name === 'clicks';
const seconds = Number(values.seconds ?? (name === 'cold' ? 4 : 8));
const [products, clicks] = [Number(values.products), Number(values.clicks)];
const samples = Number(values.samples ?? (isAdmin || isClicks ? 20 : 300));
const orders = Number(values.orders ?? (isAdmin ? 1_000_000 : 2000));
const isRight =
  ['catalogue', 'pages', 'cold', 'processes', 'sign-in', 'checkout', 'admin', 'clicks'].includes(name) &&
  [...sizes, seconds, samples, orders, products, clicks].every((number) => Number.isInteger(number) && number > 0);
if (values.help || !isRight) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

/** Descriptions of loads other than the usual 16 connections. */
const loads: Partial<Record<string, string>> = {
  'sign-in': 'one request at a time',
  admin: 'one request at a time',
  checkout: '8 and 64 clients',
  clicks: '256 clients',
  cold: 'one request at a time and 8 at once',
};

const bench = await openBench();
try {
  const tables = await measure();
  const report = [`# ${name}`, describeMachine(loads[name], name === 'processes' ? 'one to four web processes' : undefined), ...tables].join('\n\n');
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), `${report}\n`);
  console.log(`\n${report}\n\nWritten to .cache/bench/${name}.md`);
} finally {
  await bench.close();
}

async function measure(): Promise<string[]> {
  if (name === 'catalogue') return measureCatalogue(bench, { sizes: sizes.toSorted((a, b) => a - b), seconds });
  if (name === 'pages') return measurePages(bench, { seconds });
  if (name === 'cold') return measureCold(bench, { seconds });
  if (name === 'processes') return measureProcesses(bench, { seconds });
  if (isClicks) return measureClicks(bench, { clicks, seconds, samples });
  if (isAdmin) {
    const { tables, isWithinBounds } = await measureAdmin(bench, { products, orders, customers: Math.ceil(orders * 0.3), samples });
    if (!isWithinBounds) process.exitCode = 1;
    return tables;
  }
  if (name === 'checkout') {
    const { tables, isWithinBounds } = await measureCheckout(bench, { orders });
    if (!isWithinBounds) process.exitCode = 1;
    return tables;
  }
  const { tables, isFair } = await measureSignIn(bench, { samples });
  if (!isFair) process.exitCode = 1;
  return tables;
}
