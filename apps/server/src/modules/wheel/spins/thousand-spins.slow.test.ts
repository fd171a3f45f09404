import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretId } from '#kit/ids';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { coupons } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { editWheel } from '../edit-wheel.ts';
import { wheelSpins } from '../tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://localhost:25' });
  const segment = { kind: 'percent' as const, percent: 10, amount: null, minimum: null, weight: 1 };
  const form = { segments: [segment, segment], spinsPerDay: 1, spinsPerNetwork: 20, validDays: 14, validFrom: null, validUntil: null };
  await inTransaction(database.db, (tx) => editWheel(tx, null, { ...form, countryId: shopIds.DE, isActive: true }));
});
afterAll(() => database.close());

test('a thousand simultaneous spins of one browser with different emails and networks count as one', async () => {
  const visitor = createSecretId();
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      shop.call(
        'POST',
        'wheel/spins',
        { email: `ana${index}@example.de`, countryId: shopIds.DE, languageId: 3 },
        { 'wheel-visitor': visitor, 'idempotency-key': createSecretId(), 'x-forwarded-for': `198.18.${Math.floor(index / 250)}.${index % 250}` },
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status, code }) => status === 409 && code === 'NoSpinsLeft')).toHaveLength(999);
  expect([await database.db.$count(wheelSpins), await database.db.$count(coupons)]).toEqual([1, 1]);
});
