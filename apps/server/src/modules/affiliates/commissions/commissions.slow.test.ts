import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { catalogTag, receiveStock } from '#modules/catalog';
import { bookRemittance, cancelLines, computeCashDue, refundLines, returnToSender } from '#modules/fulfilment';
import { getOrderByNumber } from '#modules/orders';
import { approveReturn, sendExchange, receiveReturn, refundReturn } from '#modules/returns';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { placeCreditedOrder } from '#testing/orders/credited-order';
import { createTestDatabase } from '#testing/database';
import { deliver, deliverForCash, ship } from '#testing/orders/delivered-order';
import { signedInStaff } from '#testing/people/staff';
import { tamperWithLedger } from '#testing/tampered-ledger';
import { openTestShop, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import { affiliates } from '#tables/affiliates';
import { commissions, creditedOrders } from '#tables/affiliates/commissions';
import { ledgerEntries } from '#tables/affiliates/ledger';
import { attributeValues, variants } from '#tables/catalog';
import { orderLines } from '#tables/orders';
import type { ReturnOverview } from '#contracts/returns';
import { listBalances } from '../ledger/balances.ts';
import { changeAffiliateStatus } from '../join/change-affiliate-status.ts';
import { endRule, saveRule } from '../rules/save-rule.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { markPaid } from '../payouts/mark-payouts.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { adjustLedger } from './adjust-ledger.ts';
import { approveDue } from './approve-due.ts';
import { listCommissionItems } from './commission-items.ts';
import { sumCommissionsByDimension } from './commission-totals.ts';
import { listHeldCommissions } from './held-commissions.ts';
import { reviewCommission } from './review-commission.ts';
import { saveProgramme } from '../save-programme.ts';
import { settleCommissions } from './settle-commissions.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let shirt: TestGarment;
let scarf: TestGarment;
let largeShirt: number;
const clock: { reset: () => void } = { reset: () => undefined };
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  [shirt, scarf] = [await shop.garment({ stock: 500 }), await shop.garment({ name: 'Scarf', stock: 500 })];
  largeShirt = await inLarge(shirt);
});
afterAll(() => database.close());
afterEach(() => clock.reset());

/** Adds size L of a garment to the shop. @returns the variant */
const inLarge = ({ productId, colorId }: TestGarment) =>
  inTransaction(database.db, async (tx) => {
    const [size] = await tx.insert(attributeValues).values({ attribute: 'size', code: 'l', scale: 'alpha' }).returning();
    const [variant] = await tx
      .insert(variants)
      .values({ productId, colorId, sizeId: size?.id ?? 0, sku: `L-${crypto.randomUUID()}` })
      .returning();
    await receiveStock(tx, { lines: [{ variantId: variant?.id ?? 0, quantity: 50 }], reference: 'test' });
    await dropTags(tx, [catalogTag]);
    return variant?.id ?? 0;
  });

/** Sets the clock forward by a number of days. */
function later(by: number): void {
  const at = new Date(now().getTime() + days(by));
  clock.reset();
  clock.reset = setClock(() => at);
}

const bank = { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' };
const by = 'Mira';

/** Returns an affiliate's balance in one currency, in minor units. */
const balance = async ({ affiliateId }: TestAffiliate, currency = 'EUR') => {
  const found = (await listBalances(database.db, affiliateId)).find((row) => row.currency === currency);
  return { pending: found?.pending ?? 0, approved: found?.approved ?? 0, paid: found?.paid ?? 0 };
};
const items = async ({ affiliateId }: TestAffiliate, filter = {}) =>
  (await listCommissionItems(database.db, { affiliateId, ...filter }, { page: 1, take: 50 })).items.map(
    ({ kind, status, commissionAmount, reason }) => [kind, status, commissionAmount, reason].filter((part) => part !== '').join(' '),
  );
const goods = (orderId: number) =>
  database.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'goods')))
    .orderBy(asc(orderLines.position));

const orders = ({ affiliateId }: TestAffiliate) => database.db.select().from(creditedOrders).where(eq(creditedOrders.affiliateId, affiliateId));

/** Places an order of two shirts, confirmed and settled: 39.98 EUR with 22 % VAT, 32.77 without, 3.28 commission. */
async function sold(affiliate: TestAffiliate, quantity = 2, more: Partial<Parameters<typeof placeCreditedOrder>[1]> = {}) {
  const order = await placeCreditedOrder(shop, { affiliateId: affiliate.affiliateId, lines: [{ garment: shirt, quantity }], ...more });
  await shop.runJobs();
  return order;
}

/** Returns pieces of an order's first line; `wish`: refund or exchange. */
async function sendBack({ link, orderId }: PlacedOrder & { orderId: number }, quantity: number, wish: 'refund' | 'exchange' = 'refund') {
  const [line] = await goods(orderId);
  const item = {
    lineId: line?.id ?? 0,
    quantity,
    reason: 'changed-mind',
    wish,
    isSealed: true,
    ...(wish === 'exchange' && { exchangeVariantId: largeShirt }),
  };
  const proof = { link };
  const { code, data, params } = await shop.call<ReturnOverview>('POST', 'returns', {
    proof,
    request: { comments: '', hasAcceptedPolicy: true, payOut: bank, items: [item] },
  });
  if (code) throw new Error(`${code} ${JSON.stringify(params)}`);
  const work = {
    returnNumber:
      data.requests.find(({ items: returnItems }) => returnItems.some(({ status }) => status === 'Requested For Return'))?.returnNumber ?? '',
    by,
  };
  await approveReturn(database.db, work);
  await receiveReturn(database.db, { ...work, isRestocked: true });
  if (wish === 'refund') await refundReturn(database.db, work);
  else await sendExchange(database.db, work);
  await shop.runJobs();
}

test('a confirmed order earns a tenth of its goods without VAT and delivery; settling again adds nothing', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  expect(await balance(affiliate)).toEqual({ pending: 328, approved: 0, paid: 0 });
  for (let time = 0; time < 3; time += 1) await settleCommissions(database.db, order.orderId);
  await Promise.all([settleCommissions(database.db, order.orderId), settleCommissions(database.db, order.orderId)]);
  const { items: found, totals } = await listCommissionItems(database.db, { affiliateId: affiliate.affiliateId }, { page: 1, take: 10 });
  expect(found).toMatchObject([
    {
      kind: 'commission',
      status: 'pending',
      base: 32.77,
      ratePercent: 10,
      rule: 'Everything',
      commissionAmount: 3.28,
      orderReference: expect.stringMatching(/^R-\w{10}$/) as string,
    },
  ]);
  expect(found[0]).toMatchObject({ productName: 'Linea Linen shirt', countryId: shopIds.SI, dueAt: null, holdReasons: [] });
  expect(totals).toEqual([{ currency: 'EUR', amount: 3.28 }]);
});

test('a returned piece reverses its share of the commission; after the last piece nothing is left, to the cent', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate, 3);
  await deliverForCash(database, order);
  expect(await balance(affiliate)).toMatchObject({ pending: 492 });
  await sendBack(order, 1);
  expect(await balance(affiliate)).toMatchObject({ pending: 328 });
  await sendBack(order, 1);
  await sendBack(order, 1);
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 0, paid: 0 });
  expect((await items(affiliate)).slice(0, 3).every((item) => item.startsWith('reversal pending -1.6') && item.endsWith('returned'))).toBe(true);
});

test('an exchanged piece keeps its commission', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  await deliverForCash(database, order);
  await sendBack(order, 1, 'exchange');
  expect(await balance(affiliate)).toMatchObject({ pending: 328 });
});

test('a parcel refused at the door and a cancelled order lose all their commission', async () => {
  const affiliate = await activeAffiliate(shop);
  const refused = await sold(affiliate);
  await returnToSender(database.db, { number: await ship(database, refused), actor: by });
  const cancelled = await sold(affiliate);
  const [line] = await goods(cancelled.orderId);
  await cancelLines(database.db, {
    orderNumber: cancelled.orderNumber,
    pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }],
    actor: by,
    reason: '',
  });
  await shop.runJobs();
  expect(await balance(affiliate)).toMatchObject({ pending: 164 });
  await cancelLines(database.db, {
    orderNumber: cancelled.orderNumber,
    pieces: [{ orderLineId: line?.id ?? 0, quantity: 1 }],
    actor: by,
    reason: '',
  });
  await shop.runJobs();
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 0, paid: 0 });
  expect(await items(affiliate)).toContain('reversal pending -3.28 not-delivered');
  const today = now().toISOString().slice(0, 10);
  const [total] = await sumCommissionsByDimension(database.db, { affiliateId: affiliate.affiliateId, from: today, until: today }, 'day');
  expect(total).toEqual({ key: [today], conversions: 0, pieces: 0, commission: [{ currency: 'EUR', amount: 0 }] });
  later(60);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 0, paid: 0 });
});

test('an edited order loses the commission of removed lines, and its new lines earn by the rule of the day it was placed', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  const ruleNumber = await inTransaction(database.db, (tx) =>
    saveRule(tx, { ruleNumber: null, form: { ...aRule, name: 'Half', basisPoints: 5000, priority: 9 }, by }),
  );
  const path = `admin/orders/${order.orderNumber}/edit`;
  const { data: opened } = await staff.call<{ revision: string; lines: { lineId: number }[] }>('GET', path);
  const change = { lines: [{ lineId: opened.lines[0]?.lineId, quantity: 1 }], newLines: [{ variantId: scarf.variantId, quantity: 1 }] };
  const { data: seen } = await staff.call<{ totals: { total: number } }>('POST', `${path}/preview`, change);
  const saved = await staff.call('PUT', path, { ...change, revision: opened.revision, shownTotal: seen.totals.total });
  expect(saved.status).toBe(200);
  await shop.runJobs();
  expect(await items(affiliate)).toEqual(
    expect.arrayContaining(['commission pending 3.28', 'reversal pending -1.64 edited', 'commission pending 1.64']),
  );
  expect(await balance(affiliate)).toMatchObject({ pending: 328 });
  await inTransaction(database.db, (tx) => endRule(tx, ruleNumber));
});

test('a commission is approved thirty days after delivery; later returns reduce the approved balance, below zero if needed, and the next sale offsets it', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  await deliverForCash(database, order);
  await shop.runJobs();
  later(29);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 328, approved: 0, paid: 0 });
  later(2);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 328, paid: 0 });
  expect(await items(affiliate)).toEqual(['commission approved 3.28']);
  await inTransaction(database.db, (tx) =>
    saveProgramme(tx, { isOpen: true, holdDays: 30, isHeldForReturns: false, quickOrderSeconds: 10, payoutThresholds: {}, maxRateAgeDays: 7 }),
  );
  await database.db
    .update(affiliates)
    .set({ payoutAccount: { kind: 'iban', holder: 'Jonas Weber', iban: 'DE89370400440532013000', bic: '' } })
    .where(eq(affiliates.id, affiliate.affiliateId));
  const [payout] = await preparePayouts(database.db, { affiliateIds: [affiliate.affiliateId], by: 'Mira' });
  await markPaid(database.db, { payoutIds: [payout?.id ?? 0] });
  expect(await items(affiliate)).toEqual(['commission paid 3.28']);
  const [line] = await goods(order.orderId);
  await refundLines(database.db, { orderNumber: order.orderNumber, lines: [{ orderLineId: line?.id ?? 0, pieces: 2 }], payOut: bank });
  await shop.runJobs();
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: -328, paid: 328 });
  expect(await items(affiliate)).toEqual(['reversal approved -3.28 refunded', 'commission paid 3.28']);
  const next = await sold(affiliate, 3);
  await deliverForCash(database, next);
  await shop.runJobs();
  later(31);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 164, paid: 328 });
});

test('commission in taka, forints and euros is kept in separate balances', async () => {
  const affiliate = await activeAffiliate(shop);
  await sold(affiliate, 1);
  await sold(affiliate, 1, { country: 'BD' });
  const hungarian = await sold(affiliate, 1, { country: 'HU' });
  const earned = await database.db
    .select({ currency: commissions.currency, base: commissions.base, amount: commissions.amount })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliate.affiliateId))
    .orderBy(asc(commissions.currency));
  // Hungary has 27 % VAT; cash rounding is not part of the base.
  expect(earned).toMatchObject([
    { currency: 'BDT' },
    { currency: 'EUR', base: 1639, amount: 164 },
    { currency: 'HUF', base: 629_134, amount: 62_913 },
  ]);
  await deliverForCash(database, hungarian);
  await sendBack(hungarian, 1);
  expect(await balance(affiliate, 'HUF')).toEqual({ pending: 0, approved: 0, paid: 0 });
  expect((await listBalances(database.db, affiliate.affiliateId)).map(({ currency }) => currency)).toEqual(['BDT', 'EUR', 'HUF']);
});

test('an own order, one placed within seconds of the click and a third one to the same address are held with a reason; a review refuses or releases them', async () => {
  const affiliate = await activeAffiliate(shop);
  await sold(affiliate, 1, { form: { email: affiliate.email.replace('@', '+shop@') } });
  await sold(affiliate, 1, { touchedAt: new Date(now().getTime() - 2000) });
  await sold(affiliate, 1, { touchedAt: new Date(now().getTime() - 600_000) });
  const there = { address: 'Linhartova 7', email: `${crypto.randomUUID()}@example.com` };
  await sold(affiliate, 1, { form: there });
  await sold(affiliate, 1, { form: there });
  await sold(affiliate, 1, { form: { ...there, email: 'else@example.com' } });
  const { items: held } = await listHeldCommissions(database.db, { affiliateId: affiliate.affiliateId, page: 1, take: 20 });
  expect(held.map(({ holdReasons }) => holdReasons)).toEqual([['own-order'], ['quick-order'], ['many-orders', 'shared-address']]);
  expect((await listBalances(database.db, affiliate.affiliateId))[0]).toMatchObject({ pending: 984, held: 492 });

  const [own, quick] = held;
  await inTransaction(database.db, (tx) =>
    reviewCommission(tx, { commissionId: own?.id ?? 0, verdict: 'refused', by, reason: 'You cannot sell to yourself' }),
  );
  await inTransaction(database.db, (tx) => reviewCommission(tx, { commissionId: quick?.id ?? 0, verdict: 'released', by, reason: '' }));
  const again = inTransaction(database.db, (tx) => reviewCommission(tx, { commissionId: own?.id ?? 0, verdict: 'released', by, reason: '' }));
  await expect(again).rejects.toMatchObject({ code: 'NothingToReview' });
  expect((await listBalances(database.db, affiliate.affiliateId))[0]).toMatchObject({ pending: 820, held: 164 });
  const countConversions = async () => (await orders(affiliate)).filter(({ isKept }) => isKept).length;
  // The refused own order is no conversion, also after its commissions are settled again.
  expect(await countConversions()).toBe(5);
  expect(await items(affiliate, { kind: 'reversal' })).toEqual(['reversal pending -1.64 You cannot sell to yourself']);
  for (const { orderNumber } of await orders(affiliate)) await deliverForCash(database, { orderNumber });
  await shop.runJobs();
  expect(await countConversions()).toBe(5);
  later(31);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 164, approved: 656, paid: 0 });
});

test('a suspended affiliate keeps pending commissions until the suspension ends and gets the reason by email', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate, 1);
  await deliverForCash(database, order);
  await shop.runJobs();
  const move = (operation: 'suspend' | 'resume') =>
    inTransaction(database.db, (tx) => changeAffiliateStatus(tx, { affiliateId: affiliate.affiliateId, move: operation, actor: by, reason: '' }));
  await move('suspend');
  later(31);
  await approveDue(database.db);
  expect(await balance(affiliate)).toMatchObject({ pending: 164, approved: 0 });
  const { items: found } = await listCommissionItems(database.db, { affiliateId: affiliate.affiliateId, status: 'held' }, { page: 1, take: 5 });
  expect(found).toMatchObject([{ holdReasons: ['suspended'] }]);
  await move('resume');
  await approveDue(database.db);
  expect(await balance(affiliate)).toMatchObject({ pending: 0, approved: 164 });
});

test('a line without a matching rule earns nothing and is shown', async () => {
  const affiliate = await activeAffiliate(shop);
  const nothing = await inTransaction(database.db, (tx) =>
    saveRule(tx, { ruleNumber: null, form: { ...aRule, name: 'No scarves', basisPoints: 0, productId: scarf.productId }, by }),
  );
  await sold(affiliate, 1, { lines: [{ garment: scarf }] });
  expect(await items(affiliate)).toEqual(['commission pending 0']);
  await inTransaction(database.db, (tx) => endRule(tx, nothing));
});

test('staff adjust a balance up or down with a reason', async () => {
  const affiliate = await activeAffiliate(shop);
  const adjust = (amount: number, reason: string) =>
    inTransaction(database.db, (tx) =>
      adjustLedger(tx, { affiliateId: affiliate.affiliateId, currency: 'EUR', amount, reason, by, key: `k${amount}` }),
    );
  await adjust(500, 'For the film');
  await adjust(500, 'For the film');
  await expect(adjust(-100, '')).rejects.toMatchObject({ code: 'InvalidInput' });
  expect(await balance(affiliate)).toMatchObject({ approved: 500 });
  expect(await items(affiliate)).toEqual(['adjustment approved 5 For the film']);
});

test('all settled commissions agree with the invoices, and every chain is valid', async () => {
  expect(await listBrokenRecords(database)).toEqual([]);
  expect((await verifyLedger(database.db)).breaks).toEqual([]);
});

test('commission on cash on delivery is due only once the carrier has remitted the cash', async () => {
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  await deliver(database, order);
  await shop.runJobs();
  later(40);
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 328, approved: 0, paid: 0 });
  const amount = await computeCashDue(database.db, await getOrderByNumber(database.db, order.orderNumber));
  await bookRemittance(database.db, { orderNumber: order.orderNumber, amount, reference: 'R-1', actor: by });
  await shop.runJobs();
  await approveDue(database.db);
  expect(await balance(affiliate)).toEqual({ pending: 0, approved: 328, paid: 0 });
});

test('a programme can hold commissions until an order can no longer be returned', async () => {
  const settings = { isOpen: true, holdDays: 30, quickOrderSeconds: 10, payoutThresholds: {}, maxRateAgeDays: 7 };
  const save = (isHeldForReturns: boolean) => inTransaction(database.db, (tx) => saveProgramme(tx, { ...settings, isHeldForReturns }));
  const affiliate = await activeAffiliate(shop);
  const order = await sold(affiliate);
  await save(true);
  await deliverForCash(database, order);
  await shop.runJobs();
  await save(false);
  later(100);
  await approveDue(database.db);
  expect(await balance(affiliate)).toMatchObject({ pending: 328, approved: 0 });
  later(2);
  await approveDue(database.db);
  expect(await balance(affiliate)).toMatchObject({ pending: 0, approved: 328 });
});

/** Each case damages the ledger as direct database access could; the transaction is rolled back. */
test.for<[what: string, damage: string, told: RegExp]>([
  [
    'an amount that was changed',
    'update ledger_entries set approved = approved + 1 where id = (select min(id) from ledger_entries)',
    /changed after/,
  ],
  ['a reason that was changed', `update ledger_entries set reason = 'x' where id = (select min(id) from ledger_entries)`, /changed after/],
  [
    'an entry that was taken out',
    'delete from ledger_entries where sequence = 1 and affiliate_id = (select min(affiliate_id) from ledger_entries where sequence > 1)',
    /entry 1 is missing/,
  ],
  [
    'the last entry that was taken out',
    'delete from ledger_entries e using affiliates a where a.id = e.affiliate_id and a.ledger_sequence = e.sequence',
    /the ledger ends with/,
  ],
  ['a balance that was changed', 'update affiliate_balances set paid = paid + 1', /balance in EUR/],
  [
    'a commission that was changed',
    'update commissions set earned = earned + 1 where id = (select min(id) from commissions)',
    /stored commission of order line \d+ is/,
  ],
])('the verification finds %s', async ([, damage, observed]) => {
  const given = new Error('given up');
  let breaks: string[] = [];
  await inTransaction(database.db, async (tx) => {
    await tamperWithLedger(tx, sql.raw(damage));
    ({ breaks } = await verifyLedger(tx));
    throw given;
  }).catch((error: unknown) => {
    if (error !== given) throw error;
  });
  expect(breaks.join('\n')).toMatch(observed);
  expect(await database.db.$count(ledgerEntries)).toBeGreaterThan(0);
  expect(await database.db.$count(affiliates)).toBeGreaterThan(0);
});

const aRule = {
  ...{ name: '', basisPoints: 0, affiliateId: null, groupId: null, tierId: null, productId: null, categoryId: null, brandId: null },
  ...{ countryId: null, customer: null, priority: 0, validFrom: null, validUntil: null },
};
