import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';
import { tamperWithLedger } from '#testing/tampered-ledger';
import { openTestShop } from '#testing/test-shop';
import { adjustLedger } from '../commissions/adjust-ledger.ts';

test('npm run ledger:verify reports valid chains; after a manual change to a row it names the first wrong entry and exits with 1', async ({
  database,
}) => {
  await seedUserTypes(database.db);
  const shop = openTestShop(database);
  const [jonas, mira] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  for (const { affiliateId } of [jonas, jonas, jonas, mira])
    await inTransaction(database.db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: 1250, reason: 'Bonus', by: 'Mira' }));
  const run = runShopCommand(database.connection);
  expect(await run('commands/verify-ledger')).toEqual({ output: '4 entries of 2 affiliates\nEvery chain holds.\n', code: 0 });

  const { affiliateId } = jonas;
  await tamperWithLedger(database.db, sql`update ledger_entries set approved = 99000 where affiliate_id = ${affiliateId} and sequence = 2`);
  expect(await run('commands/verify-ledger')).toEqual({
    output: [
      '3 entries of 2 affiliates',
      `BROKEN  affiliate ${affiliateId}, entry 2: it was changed after it was written`,
      `BROKEN  affiliate ${affiliateId}: the stored balance in EUR is 0 pending, 3750 approved, 0 paid, but its entries add up to 0, 101500, 0`,
      '2 places do not hold.\n',
    ].join('\n'),
    code: 1,
  });
});
