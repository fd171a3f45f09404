/**
 * `npm run check`: what can be known within minutes: lint, types, and the tests in Node that take seconds. The first run
 * side by side; each prints only when it fails. The tests leave their counts for scripts/test.mjs to add up.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { binOf } from './bin.mjs';

const node = (...args) => ({ command: process.execPath, args });
const bin = (path, ...args) => node(`node_modules/${path}`, ...args);

/** What must run before the types are known: the storefront's route types, the compiled texts. */
const prepared = [
  ['route types', node(binOf(process.cwd(), 'apps/storefront', 'react-router'), 'typegen'), 'apps/storefront'],
  ['texts compiled', node('packages/i18n/scripts/compile.mjs')],
];
const checks = [
  // The compiler in its native build; ESLint's parser needs the one in JavaScript beside it.
  ['types', bin('typescript-7/bin/tsc', '-b')],
  ['lint', bin('eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.cache/eslint', '--max-warnings', '0')],
  ['lint by types', bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  ['layers', bin('dependency-cruiser/bin/dependency-cruise.mjs', 'apps', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err')],
  ['format', bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.')],
  ['dead code', bin('knip/bin/knip.js')],
  ['texts', node('packages/i18n/scripts/check.mjs')],
  ['coverage of the specification', node('scripts/check-coverage.mjs')],
];
const tests = [
  'tests',
  bin('vitest/vitest.mjs', 'run', '--project=quick', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'),
];

mkdirSync('.cache', { recursive: true });
const failed = [];
for (const check of prepared) await run(check);
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
