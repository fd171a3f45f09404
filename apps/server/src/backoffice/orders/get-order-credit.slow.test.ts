import { expect } from 'vitest';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { seedUserTypes } from '#modules/accounts';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { test } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';
import type { OrderRecord } from './contract.ts';

test('an order shows its credited affiliate, the rule, the other candidates, and what each line earns', async ({ database }) => {
  const shop = openTestShop(database);
  await seedUserTypes(database.db);
  const staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  const { affiliateId, code } = await activeAffiliate(shop, { code: 'Jonas-Reads' });
  const garments = [{ garment: await shop.garment(), quantity: 2 }];
  const { orderNumber } = await placeAttributedOrder(shop, { code: code.toLowerCase(), garments, form: { phone: '041 700 800' } });
  const fetchCredit = async (number: string) => (await staff.call<OrderRecord>('GET', `admin/orders/${number}`)).data.credit;
  expect(await fetchCredit(orderNumber)).toMatchObject({
    affiliate: { id: affiliateId, code },
    rule: 'referral-code',
    touchedAt: null,
    candidates: [{ rule: 'referral-code', affiliateId, code, verdict: 'credited' }],
    commissions: [],
  });
  await shop.runJobs();
  const credit = await fetchCredit(orderNumber);
  expect(credit).toMatchObject({ commissions: [{ quantity: 2, ratePercent: 10, status: 'pending' }] });
  const [line] = credit?.commissions ?? [];
  expect(line?.earned).toBeCloseTo((line?.base ?? 0) / 10, 2);

  const unknown = await placeAttributedOrder(shop, { code: 'describeOrphan', garments });
  expect(await fetchCredit(unknown.orderNumber)).toMatchObject({
    affiliate: null,
    rule: 'none',
    candidates: [{ code: 'describeOrphan', verdict: 'unknown' }],
  });
  const cart = await shop.createCart(shopIds.SI, ...garments);
  const plain = (await shop.order(cart.id, readyForm('SI'))).data;
  expect(await fetchCredit(plain.orderNumber)).toBeNull();
});
