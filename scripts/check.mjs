/**
 * `npm run check`: lint, types and the fast Node tests. The static checks run in parallel; each prints only when it fails. The tests write their
 * counts to a file, and scripts/test.mjs adds the counts up. Additional arguments (`-- --retry=1`) go to Vitest.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findBin } from './bin.mjs';
import { chooseTempFolder } from './testing/temp-folder.mjs';

const node = (...args) => ({ command: process.execPath, args });
const bin = (path, ...args) => node(`node_modules/${path}`, ...args);

/** Steps that the type check depends on. Each list runs in order: API types are generated from the server's code, which contains compiled texts. */
const prepared = [
  [['route types', node(findBin(process.cwd(), 'apps/storefront', 'react-router'), 'typegen'), 'apps/storefront']],
  [
    ['texts compiled', node('packages/i18n/scripts/compile.mjs')],
    ['API types', node('packages/api-client/scripts/generate.mjs')],
  ],
];
/** The longest step is first, so that both processes end at about the same time. */
const checks = [
  // The native TypeScript compiler. dependency-cruiser needs the JavaScript one. More checkers than processors would check shared types again.
  ['types', bin('typescript-7/bin/tsc', '-b', '--checkers', '2')],
  ['lint', bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives')],
  [
    'layers',
    bin('dependency-cruiser/bin/dependency-cruise.mjs', 'apps', 'packages', 'bench', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'),
  ],
  ['dead code', bin('knip/bin/knip.js')],
  ['texts', node('packages/i18n/scripts/check.mjs')],
  ['format', bin('oxfmt/bin/oxfmt', '--check')],
  ['coverage of the specification', node('scripts/check-coverage.mjs')],
];
const tests = [
  'tests',
  bin(
    'vitest/vitest.mjs',
    'run',
    '--project=quick',
    '--project=components',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/vitest.json',
    ...process.argv.slice(2),
  ),
];

mkdirSync('.cache', { recursive: true });
Object.assign(process.env, chooseTempFolder());
const failed = [];
await Promise.all(
  prepared.map(async (steps) => {
    for (const step of steps) await run(step);
  }),
);
const queue = [...checks];
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await run(check);
  }),
);
await run(tests, { isLoud: true });
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function run([name, { command, args }, cwd = '.'], { isLoud = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const root = process.cwd();
    const absolute = args.map((arg) => (arg.startsWith('node_modules/') || /^(scripts|packages)\//.test(arg) ? `${root}/${arg}` : arg));
    const child = spawn(command, absolute, { cwd, stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      if (code !== 0) {
        failed.push(name);
        if (output) console.error(output);
      }
      resolve();
    });
  });
}
