import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate } from '#testing/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { earnsOn, earnsOnEach } from './earns-on.ts';
import { saveRule, type RuleForm } from './rules/save-rule.ts';
import { putIntoTier, saveTier } from './terms/tiers.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = await openTestShop(database);
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

test('a piece earns its rate of what it costs where it is sold, without VAT, in the currency there; where it is not sold it earns nothing', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const { productId } = await shop.garment({ prices: { [SI]: 1999, [BD]: 219_000 } });
  // 19.99 with 22 % of VAT is 16.39 without, 2,190 taka with 15 % are 1,904.35.
  expect(await earnsOn(database.db, { affiliateId, productId, countryId: SI })).toEqual({ currency: 'EUR', amount: 164, basisPoints: 1000 });
  expect(await earnsOn(database.db, { affiliateId, productId, countryId: BD })).toEqual({ currency: 'BDT', amount: 19_044, basisPoints: 1000 });
  expect(await earnsOn(database.db, { affiliateId, productId, countryId: DE })).toBeNull();
  expect(await earnsOn(database.db, { affiliateId, productId: 999_999, countryId: SI })).toBeNull();
});

test('it goes by the rule that would hold for this affiliate, of somebody who has bought before, and by the tier that he is in now', async () => {
  const [jonas, mira] = [await activeAffiliate(shop), await activeAffiliate(shop)];
  const [shirt, scarf] = [await shop.garment(), await shop.garment()];
  await rule(3000, { productId: shirt.productId, customer: 'new' });
  await rule(1500, { productId: shirt.productId });
  const tierId = await inTransaction(database.db, (tx) => saveTier(tx, { id: null, name: 'Gold', fromOrders: 50 }));
  await rule(2000, { tierId });
  await inTransaction(database.db, (tx) => putIntoTier(tx, { affiliateId: mira.affiliateId, tierId, isFixed: true }));
  const offers = [shirt, scarf].map(({ productId }) => ({ productId, countryId: SI }));
  const earned = async ({ affiliateId }: { affiliateId: number }) =>
    (await earnsOnEach(database.db, { affiliateId, offers })).map((earning) => earning?.amount);
  expect(await earned(jonas)).toEqual([246, 164]);
  expect(await earned(mira)).toEqual([328, 328]);
});
