/**
 * `npm run walk`: opens every route of the shop in 17 languages on 16 hosts and fails on broken pages and untranslated texts. Serves the built shop
 * with its own database; `-- --port=3000` checks a running shop; `--host=de`, `--language=bn`, `--route=blog` select a part; `--square` opens each
 * route in English and two other languages on alternating hosts, like `npm test`.
 */
import { join, resolve } from 'node:path';
import { assertNode, ensureInstalled } from './install.mjs';
import { runLoudly } from './run.mjs';
import { serveBuilt } from './serving/serve-built.mjs';

const root = resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);

assertNode();
await ensureInstalled(root);
const shop = given.some((word) => word.startsWith('--port')) ? null : await serveBuilt();
try {
  const asked = shop ? [...given, `--port=${shop.port}`] : given;
  process.exitCode = await runLoudly([process.execPath, '--import', 'tsx', join(root, 'tests/walk/run.ts'), ...asked], { cwd: root });
} finally {
  shop?.close();
}
