/**
 * `npm run crawl`: clicks through the whole shop in Chromium and fails on errors that users would notice. Serves the built shop with its own
 * database; `-- --port=3000` crawls a running shop and changes its data. `--short` runs the part that `npm test` uses, `--seed=7` changes the order
 * of clicks, `--clicks=200` sets the clicks per profile, `--profile=phone` selects the profiles with that word in their name.
 */
import { join, resolve } from 'node:path';
import { ensureChromium } from './testing/chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { runLoudly } from './run.mjs';
import { serveBuilt } from './serving/serve-built.mjs';

const root = resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);

assertNode();
await ensureInstalled(root);
const browser = await ensureChromium(root);
if (!browser) throw new Error('Chromium was not found and could not be installed. Set CHROMIUM_PATH.');
const shop = given.some((word) => word.startsWith('--port')) ? null : await serveBuilt();
try {
  const args = shop ? [...given, `--port=${shop.port}`] : given;
  const env = { ...process.env, CHROMIUM_PATH: browser };
  process.exitCode = await runLoudly([process.execPath, '--import', 'tsx', join(root, 'tests/crawl/run.ts'), ...args], { cwd: root, env });
} finally {
  shop?.close();
}
