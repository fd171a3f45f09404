import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { now } from '#kit/clock';
import { catalogTag } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { getTrackingSettings, saveTrackingSettings } from '#modules/tracking';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { categories, categoryTranslations } from '#tables/catalog';
import { test } from '#testing/database';
import { openTestShop, shopIds } from '#testing/test-shop';
import type { ProgrammeConditions } from './contract.ts';
import { getProgramme } from './programme.ts';
import { seedCommissionRules } from './rules/seed-rules.ts';
import { saveProgramme } from './save-programme.ts';
import { affiliateGroups, affiliateTiers } from './tables.ts';
import { commissionRules } from './rules/tables.ts';

test('everybody can read the conditions of the programme in a country, which follow the settings', async ({ database }) => {
  const shop = openTestShop(database);
  const { db } = database;
  const read = async (countryId: number) => (await shop.call<ProgrammeConditions>('GET', `affiliate/programme?countryId=${countryId}`)).data;
  expect(await read(shopIds.SI)).toMatchObject({ rate: null });
  await seedCommissionRules(db);
  const { rate } = await read(shopIds.SI);
  expect(rate?.from).toBeGreaterThan(0);
  expect(await read(shopIds.SI)).toMatchObject({
    ...{ isOpen: true, clickDays: 30, approvalDays: 30, minimumPayout: { amount: 50, currency: 'EUR' }, payoutMethods: ['iban', 'paypal', 'wise'] },
    ...{ codeRule: 'code-first', isPaidTrafficAllowed: true },
  });
  expect(await read(shopIds.BD)).toMatchObject({ minimumPayout: { amount: 6000, currency: 'BDT' }, payoutMethods: ['bank', 'bkash'] });

  const rule = { ruleNumber: 900, name: 'Germany', priority: 0, validFrom: now(), validUntil: null, createdBy: 'Mira' };
  await db.insert(commissionRules).values([
    { ...rule, basisPoints: 2500, countryId: shopIds.DE },
    { ...rule, ruleNumber: 901, basisPoints: 9000, validUntil: now() },
  ]);
  await inTransaction(db, async (tx) => {
    const { id: _, ...programme } = await getProgramme(tx);
    await saveProgramme(tx, { ...programme, isOpen: false, holdDays: 14, isHeldForReturns: true, payoutThresholds: { EUR: 2550 } });
    await saveTrackingSettings(tx, { ...(await getTrackingSettings(tx)), codeRule: 'link-first', isPaidTrafficAllowed: false });
  });
  const there = await read(shopIds.DE);
  expect(there).toMatchObject({ isOpen: false, minimumPayout: { amount: 25.5 }, codeRule: 'link-first', isPaidTrafficAllowed: false });
  expect(there.rate?.until).toBe(2500);
  // As many days as the commissions wait (`settle-commissions.ts`): a return is possible until the end of the last day.
  expect(there.approvalDays).toBe((await getCountry(db, shopIds.DE)).returnPolicy.returnDays + 1);
  expect((await read(shopIds.SI)).rate).toEqual(rate);
});

test('the rewards of a country name tiers, categories, bonuses and limits in the language of the reader, and only rules that can apply', async ({
  database,
}) => {
  const shop = openTestShop(database);
  const { db } = database;
  const garment = await shop.garment({ name: 'Linen shirt' });
  await db.delete(commissionRules);
  const [tier] = await db.insert(affiliateTiers).values({ name: 'Gold', fromOrders: 50 }).returning();
  const [group] = await db.insert(affiliateGroups).values({ name: 'Friends' }).returning();
  const [category] = await db.insert(categories).values({ code: 'hats' }).returning();
  await db.insert(categoryTranslations).values([
    { categoryId: category?.id ?? 0, languageId: 1, name: 'Hats' },
    { categoryId: category?.id ?? 0, languageId: 3, name: 'Hüte' },
  ]);
  const rule = { name: 'Internal name', priority: 0, validFrom: now(), validUntil: null, createdBy: 'Mira' };
  await db.insert(commissionRules).values([
    { ...rule, ruleNumber: 1, basisPoints: 1000, caps: { EUR: 5000, HUF: 2_000_000 } },
    { ...rule, ruleNumber: 2, basisPoints: 1000, customer: 'new', fixedAmounts: { EUR: 500 }, minimumBaskets: { EUR: 2000 } },
    { ...rule, ruleNumber: 3, basisPoints: 1500, tierId: tier?.id },
    { ...rule, ruleNumber: 4, basisPoints: 800, categoryId: category?.id },
    { ...rule, ruleNumber: 5, basisPoints: 1200, productId: garment.productId },
    // Not for everybody, of another country, and never reached.
    { ...rule, ruleNumber: 6, basisPoints: 9000, groupId: group?.id },
    { ...rule, ruleNumber: 7, basisPoints: 9000, countryId: shopIds.HU },
    { ...rule, ruleNumber: 8, basisPoints: 9000, customer: 'returning', priority: -1 },
  ]);
  await inTransaction(db, (tx) => dropTags(tx, [catalogTag]));
  const read = async (countryId: number, languageId: number) =>
    (await shop.call<ProgrammeConditions>('GET', `affiliate/programme?countryId=${countryId}&languageId=${languageId}`)).data;
  const { rate, rewards } = await read(shopIds.SI, 3);
  expect(rate).toEqual({ from: 800, until: 1500 });
  const plain = { tier: null, category: null, brand: null, product: null, customer: null, fixedAmount: null, cap: null, minimumBasket: null };
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect(rewards).toEqual([
    { ...plain, id: 1, basisPoints: 1000, cap: eur(50), validUntil: null },
    { ...plain, id: 3, basisPoints: 1500, tier: { name: 'Gold', fromOrders: 50 }, validUntil: null },
    { ...plain, id: 5, basisPoints: 1200, product: expect.stringContaining('Linen shirt') as string, validUntil: null },
    { ...plain, id: 2, basisPoints: 1000, customer: 'new', fixedAmount: eur(5), minimumBasket: eur(20), validUntil: null },
    { ...plain, id: 4, basisPoints: 800, category: 'Hüte', validUntil: null },
  ]);
  const hungarian = (await read(shopIds.HU, 1)).rewards;
  expect(hungarian.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 7]);
  expect(hungarian.find(({ id }) => id === 1)?.cap).toEqual({ amount: 20_000, currency: 'HUF' });
  expect(hungarian.find(({ id }) => id === 2)?.fixedAmount).toBeNull();
  expect(JSON.stringify(rewards)).not.toContain('Internal name');
  await db.execute(sql`update products set status = 'draft' where id = ${garment.productId}`);
  expect((await read(shopIds.SI, 1)).rewards.some(({ id }) => id === 5)).toBe(false);
});
