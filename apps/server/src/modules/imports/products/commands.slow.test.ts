import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { expect } from 'vitest';
import { seedCountries } from '#modules/countries';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';

const stall = fileURLToPath(new URL('../fixtures/market-stall.csv', import.meta.url));
const broken = fileURLToPath(new URL('../fixtures/broken-stall.csv', import.meta.url));
const maker = ['--maker', 'Reedwater, Mlinska 4, 1000 Ljubljana, SI, a@reedwater.example'];

test('npm run import previews first, imports on request, and reports refused lines by number', async ({ database }) => {
  await seedCountries(database.db);
  const run = runShopCommand(database.connection);
  const shown = await run('commands/import', stall, '--currency', 'EUR', ...maker);
  expect(shown.output).toContain(
    '6 to create, 0 to update, 0 unchanged, 0 rejected.\nNothing was changed. To answer "Import 6 products?" with yes, run the command again with --apply.',
  );
  expect(shown.code).toBe(0);
  expect(await count(database.pool)).toBe(0);

  const applied = await run('commands/import', stall, '--currency', 'EUR', ...maker, '--apply');
  expect(applied.output).toContain('6 products imported.');
  expect(await count(database.pool)).toBe(6);

  const refused = await run('commands/import', broken, '--currency', 'EUR', ...maker, '--apply', '--all-or-nothing');
  expect(refused.output).toContain('  line 3: heron-linen-shirt, Variant Price: "fifty" is not a price. Use the format 1234.50.');
  expect(refused.output).toContain('Nothing was imported');
  expect(refused.code).toBe(1);
});

test('a wrong option causes one clear line', async ({ database }) => {
  const run = runShopCommand(database.connection);
  const complaints = await Promise.all([
    run('commands/import', 'nowhere.csv', '--currency', 'EUR'),
    run('commands/import', stall),
    run('commands/import', stall, '--currency', 'EUR', '--dry-run', '--apply'),
    run('commands/seed', '--products', 'many'),
  ]);
  expect(complaints.map(({ output, code }) => [output.trim(), code])).toEqual([
    ['nowhere.csv cannot be read', 1],
    ["error: required option '--currency <code>' not specified", 1],
    ["error: option '--dry-run' cannot be used with option '--apply'", 1],
    ['--products must be a whole number from 1 to 1000000, it is "many"', 1],
  ]);
});

test('no requirement is waived in a public shop', async ({ database }) => {
  const run = runShopCommand(database.connection, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:4299' });
  expect(await run('commands/import', stall, '--currency', 'EUR', '--waive')).toEqual({
    output: '--waive is allowed for a test shop only, and other machines can reach this shop\n',
    code: 1,
  });
});

const count = async (pool: pg.Pool) => (await pool.query<{ count: number }>('select count(*)::int as count from products')).rows[0]?.count;
