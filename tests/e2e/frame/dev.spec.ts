import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { isReady } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const root = resolve(import.meta.dirname, '../..');
const port = testPort + 50;
const openings = /Selvedge is open/g;

let shop: ChildProcess;
let dataDir: string;
let printed = '';

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-dev-'));
  chmodSync(dataDir, 0o755);
  const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir, DEMO_YEAR: 'off', DEMO_PICTURES: 'off' };
  shop = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], { cwd: root, env: { ...process.env, ...settings } });
  for (const output of [shop.stdout, shop.stderr]) output?.on('data', (text: Buffer) => (printed += text.toString()));
});
test.afterAll(async () => {
  shop.kill('SIGTERM');
  await new Promise((done) => shop.once('exit', done));
  rmSync(dataDir, { recursive: true, force: true });
});

const countOpenings = (): number => printed.match(openings)?.length ?? 0;

test('npm run dev serves storefront and back office from their sources, and starts again after a change of the server', async ({ page }) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expect.poll(countOpenings, { timeout: 120_000 }).toBe(1);

  await page.goto(`http://si.localhost:${port}/en/category/women`, { timeout: 90_000, waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await isReady(page);
  await page.goto(`http://localhost:${port}/admin`, { timeout: 90_000, waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible({ timeout: 90_000 });
  expect(errors).toEqual([]);

  const at = new Date();
  utimesSync(join(root, 'apps/server/src/dev.ts'), at, at);
  await expect.poll(countOpenings, { timeout: 60_000 }).toBe(2);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});
