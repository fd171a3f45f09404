import { expect } from 'vitest';
import { seedCountries } from '#modules/countries';
import { orderEvents } from '#tables/orders';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';

test('a program without a command prints its list', async ({ database }) => {
  await seedCountries(database.db);
  const run = runShopCommand(database.connection);
  expect(await run('commands/coupons')).toEqual({ output: 'There are no coupons.\n', code: 0 });
  const added = await run('commands/coupons', 'add', 'autumn', 'amount', 'EUR=5', 'BDT=600', '--until', '2126-12-01', '--uses', '3');
  expect(added).toEqual({ output: 'AUTUMN can be used.\n', code: 0 });
  const line = 'AUTUMN  600 BDT, 5 EUR, used 0 of 3, until 2126-12-02T00:00:00.000Z\n';
  expect(await run('commands/coupons', 'list')).toEqual({ output: line, code: 0 });
});

test('an unknown command, an unknown option, a missing argument and a wrong value each cause one line and exit code 1', async ({ database }) => {
  const run = runShopCommand(database.connection);
  const complaints = await Promise.all([
    run('commands/coupons', 'remove', 'AUTUMN'),
    run('commands/coupons', '--all'),
    run('commands/coupons', 'add', 'AUTUMN'),
    run('commands/coupons', 'add', 'AUTUMN', 'percent', '10', '--from', 'tomorrow'),
    run('commands/coupons', 'add', 'AUTUMN', 'percent', '10', '--uses', '0'),
    run('commands/coupons', 'add', 'AUTUMN', 'percent', '101'),
  ]);
  expect(complaints).toEqual(
    [
      "error: unknown command 'remove'",
      "error: unknown option '--all'",
      "error: missing required argument 'kind'",
      '"tomorrow" is not a day such as 2026-12-01',
      '"0" is not a number of uses',
      'percent takes one number up to 100, such as 10',
    ].map((line) => ({ output: `${line}\n`, code: 1 })),
  );
});

test('the acting person may be named before or after the command, and an error of the shop causes one line', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment(), quantity: 2 });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { paymentMethod: 'cod' }))).data;
  const run = runShopCommand(database.connection);
  const packed = await run('commands/orders', '--by', 'Mira', 'pack', orderNumber);
  expect(packed.output).toMatch(new RegExp(`^Parcel ${orderNumber}-1 is packed: 2 pieces`));
  expect(await run('commands/orders', 'ship', orderNumber, 'TRACK1', 'GLS', '--by', 'Jonas')).toEqual({
    output: `Parcel ${orderNumber}-1 is on its way.\n`,
    code: 0,
  });
  const actors = (await database.db.select().from(orderEvents).orderBy(orderEvents.id)).map(({ actor }) => actor);
  expect(actors).toEqual(expect.arrayContaining(['Mira', 'Jonas']));
  expect(await run('commands/orders', 'pack', 'NOPE')).toEqual({ output: 'There is no such order\n', code: 1 });
});

test('the help of a program lists its commands and options', async ({ database }) => {
  const { output, code } = await runShopCommand(database.connection)('commands/orders', '--help');
  expect(code).toBe(0);
  for (const text of ['Usage: npm run orders -- [options] [command]', 'pack <order> [pieces...]', '--by <name>', 'Examples:'])
    expect(output).toContain(text);
});

test('the jobs of a shop that has never been started cause one line', async ({ database }) => {
  await database.pool.query('drop schema pgboss cascade');
  expect(await runShopCommand(database.connection)('commands/jobs')).toEqual({
    output: 'There are no job queues yet: the first start of the shop creates them.\n',
    code: 1,
  });
});
