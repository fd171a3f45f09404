import { expect } from 'vitest';
import { now } from '#kit/clock';
import { getCountry } from '#modules/countries';
import { getTrackingSettings, saveTrackingSettings } from '#modules/tracking';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { openTestShop, shopIds } from '#testing/test-shop';
import type { ProgrammeConditions } from './contract.ts';
import { getProgramme } from './programme.ts';
import { seedCommissionRules } from './rules/seed-rules.ts';
import { saveProgramme } from './save-programme.ts';
import { commissionRules } from './tables.ts';

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
