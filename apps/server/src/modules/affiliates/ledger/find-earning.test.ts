import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { findEarning, findEarnings } from './find-earning.ts';
import { saveRule, type RuleForm } from '../rules/save-rule.ts';
import { putIntoTier, saveTier } from '../terms/tiers.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
});
afterAll(() => database.close());

const { SI, BD, DE } = shopIds;
const anything = {
  affiliateId: null,
  groupId: null,
  tierId: null,
  productId: null,
  categoryId: null,
  brandId: null,
  countryId: null,
  customer: null,
};
const rule = (basisPoints: number, conditions: Partial<RuleForm>) =>
  inTransaction(database.db, (tx) =>
    saveRule(tx, {
      ruleNumber: null,
      form: { name: `At ${basisPoints}`, ...anything, priority: 0, validFrom: null, validUntil: null, basisPoints, ...conditions },
      by: 'Mira',
    }),
  );

test('a piece earns its rate of the net price in the currency of the country; where it is not sold it earns nothing', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const { productId } = await shop.garment({ prices: { [SI]: 1999, [BD]: 219_000 } });
  // 19.99 with 22 % VAT is 16.39 net; 2,190 taka with 15 % VAT is 1,904.35 net.
  expect(await findEarning(database.db, { affiliateId, productId, countryId: SI })).toEqual({ currency: 'EUR', amount: 164, basisPoints: 1000 });
  expect(await findEarning(database.db, { affiliateId, productId, countryId: BD })).toEqual({ currency: 'BDT', amount: 19_044, basisPoints: 1000 });
  expect(await findEarning(database.db, { affiliateId, productId, countryId: DE })).toBeNull();
  expect(await findEarning(database.db, { affiliateId, productId: 999_999, countryId: SI })).toBeNull();
});

test("the earning follows the rule for this affiliate, a returning customer and the affiliate's present tier", async () => {
  const [jonas, mira] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  const [shirt, scarf] = [await shop.garment(), await shop.garment()];
  await rule(3000, { productId: shirt.productId, customer: 'new' });
  await rule(1500, { productId: shirt.productId });
  const tierId = await inTransaction(database.db, (tx) => saveTier(tx, { id: null, name: 'Gold', fromOrders: 50 }));
  await rule(2000, { tierId });
  await inTransaction(database.db, (tx) => putIntoTier(tx, { affiliateId: mira.affiliateId, tierId, isFixed: true }));
  const offers = [shirt, scarf].map(({ productId }) => ({ productId, countryId: SI }));
  const earned = async ({ affiliateId }: { affiliateId: number }) =>
    (await findEarnings(database.db, { affiliateId, offers })).map((earning) => earning?.amount);
  expect(await earned(jonas)).toEqual([246, 164]);
  expect(await earned(mira)).toEqual([328, 328]);
});
