import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { now } from '#kit/clock';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { findCoupon, deleteCouponEmail, saveCoupon, useCoupon } from '../index.ts';
import { findCouponProblem } from './coupon-problem.ts';
import { releaseCoupon, retakeCoupon } from './release-coupon.ts';
import { coupons, couponUses } from '../tables.ts';
import type { Database } from '#platform/database';

const order = (number: number) => `ORDER-${number}`;
const asked = { code: 'ten', email: 'ana@example.si', exceptOrders: [] as string[] };

async function createCoupon(database: Database, changes: Partial<Parameters<typeof saveCoupon>[1]> = {}): Promise<number> {
  await saveCoupon(database.db, { code: 'Ten', kind: 'percent', terms: { rate: 1000 }, ...changes });
  const [coupon] = await database.db.select().from(coupons);
  return coupon?.id ?? 0;
}

const countUses = async ({ db }: Database) => ({
  counted: (await db.select().from(coupons))[0]?.uses,
  standing: (await db.select().from(couponUses)).filter(({ releasedAt }) => releasedAt === null).length,
});

const use = ({ db }: Database, couponId: number, { number, email = asked.email }: { number: number; email?: string }) =>
  inTransaction(db, (tx) => useCoupon(tx, { couponId, orderNumber: order(number), email }));

const countFulfilled = (all: readonly PromiseSettledResult<unknown>[]) => all.filter(({ status }) => status === 'fulfilled').length;
const listErrorCodes = (all: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(all.flatMap((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : []))),
];

describe('concurrent uses', () => {
  test('with three uses left, three of twenty orders get the coupon', async ({ database }) => {
    const couponId = await createCoupon(database, { mostUses: 3 });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => use(database, couponId, { number, email: `m${number}@example.si` })),
    );
    expect([countFulfilled(all), listErrorCodes(all)]).toEqual([3, ['CouponTaken']]);
    expect(await countUses(database)).toEqual({ counted: 3, standing: 3 });
  });

  test('with one use per email address, one of twenty orders gets the coupon', async ({ database }) => {
    const couponId = await createCoupon(database, { mostUsesEach: 1 });
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => use(database, couponId, { number })));
    expect([countFulfilled(all), listErrorCodes(all)]).toEqual([1, ['CouponTaken']]);
    expect(await countUses(database)).toEqual({ counted: 1, standing: 1 });
  });

  test('a use that is released twenty times at once is released once', async ({ database }) => {
    const couponId = await createCoupon(database);
    for (const number of [1, 2]) await use(database, couponId, { number });
    const given = { orderNumber: order(1), couponCode: 'TEN' };
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(database.db, (tx) => releaseCoupon(tx, given))));
    expect(await countUses(database)).toEqual({ counted: 1, standing: 1 });
  });
});

test('a released use can be taken again, also by the same order', async ({ database }) => {
  const couponId = await createCoupon(database, { mostUses: 1, mostUsesEach: 1 });
  await use(database, couponId, { number: 1 });
  await expect(use(database, couponId, { number: 2 })).rejects.toMatchObject({ code: 'CouponTaken' });
  await inTransaction(database.db, (tx) => releaseCoupon(tx, { orderNumber: order(1), couponCode: 'TEN' }));
  await use(database, couponId, { number: 1 });
  expect(await countUses(database)).toEqual({ counted: 1, standing: 1 });
});

test('an order that is restored has its coupon again even if the last use is gone, and restoring twice counts once', async ({ database }) => {
  const couponId = await createCoupon(database, { mostUses: 1 });
  const first = { orderNumber: order(1), couponCode: 'TEN' };
  await use(database, couponId, { number: 1 });
  await inTransaction(database.db, (tx) => releaseCoupon(tx, first));
  await use(database, couponId, { number: 2, email: 'eva@example.hu' });
  for (let time = 0; time < 2; time += 1) await inTransaction(database.db, (tx) => retakeCoupon(tx, first));
  expect(await countUses(database)).toEqual({ counted: 2, standing: 2 });
});

test('a coupon that was ended after it was read is not used', async ({ database }) => {
  const couponId = await createCoupon(database);
  await database.db.update(coupons).set({ isActive: false }).where(eq(coupons.id, couponId));
  await expect(use(database, couponId, { number: 1 })).rejects.toMatchObject({ code: 'CouponTaken' });
  expect(await countUses(database)).toEqual({ counted: 0, standing: 0 });
});

test('a code is found in any case, and its uses exclude those of replaced orders', async ({ database }) => {
  const couponId = await createCoupon(database, { mostUses: 5 });
  await use(database, couponId, { number: 1 });
  await use(database, couponId, { number: 2, email: 'eva@example.hu' });
  expect(await findCoupon(database.db, asked)).toMatchObject({ code: 'TEN', uses: 2, usesByEmail: 1 });
  expect(await findCoupon(database.db, { ...asked, code: ' tEn ', exceptOrders: [order(1)] })).toMatchObject({ uses: 1, usesByEmail: 0 });
  expect(await findCoupon(database.db, { ...asked, code: 'eleven' })).toBeNull();
  expect(await findCoupon(database.db, { ...asked, code: 'ten\0' })).toBeNull();
});

test('a coupon with one use per inbox counts all spellings of the address of that inbox', async ({ database }) => {
  const couponId = await createCoupon(database, { mostUsesEach: 1 });
  await use(database, couponId, { number: 1, email: 'ana.kovac+shop@gmail.com' });
  for (const [index, email] of ['anakovac@gmail.com', 'a.n.a.kovac@googlemail.com', 'anakovac+2@gmail.com'].entries()) {
    expect(await findCoupon(database.db, { ...asked, email }), email).toMatchObject({ usesByEmail: 1 });
    await expect(use(database, couponId, { number: 2 + index, email }), email).rejects.toMatchObject({ code: 'CouponTaken' });
  }
  await use(database, couponId, { number: 5, email: 'anakovac@example.si' });
  await inTransaction(database.db, (tx) => deleteCouponEmail(tx, 'anakovac@gmail.com'));
  expect((await database.db.select().from(couponUses)).map(({ email }) => email).sort()).toEqual(['', 'anakovac@example.si']);
});

test('a coupon bound to an address can be used with another spelling of it', async ({ database }) => {
  await createCoupon(database, { boundEmail: 'Ana.Kovac@gmail.com' });
  const order = { at: now(), countryId: 3, currency: 'EUR', goods: 5000 };
  const findProblem = async (email: string) => findCouponProblem(await findCoupon(database.db, { ...asked, email }), { ...order, email });
  expect(await findProblem('anakovac@googlemail.com')).toBeNull();
  expect(await findProblem('eva.kovac@gmail.com')).toEqual({ code: 'other-mailbox' });
});

test('a code cannot be created twice', async ({ database }) => {
  await createCoupon(database, { validUntil: now() });
  await expect(saveCoupon(database.db, { code: 'TEN', kind: 'percent', terms: { rate: 500 } })).rejects.toMatchObject({
    issues: [{ field: 'code', code: 'taken' }],
  });
});
