import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { now } from '#kit/clock';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { findCoupon, saveCoupon, useCoupon } from './index.ts';
import { releaseCoupon, retakeCoupon } from './release-coupon.ts';
import { coupons, couponUses } from './tables.ts';
import type { Database } from '#platform/database';

const order = (number: number) => `ORDER-${number}`;
const asked = { code: 'ten', email: 'ana@example.si', exceptOrders: [] as string[] };

async function couponOf(database: Database, changes: Partial<Parameters<typeof saveCoupon>[1]> = {}): Promise<number> {
  await saveCoupon(database.db, { code: 'Ten', kind: 'percent', basisPoints: 1000, ...changes });
  const [coupon] = await database.db.select().from(coupons);
  return coupon?.id ?? 0;
}

const usesOf = async ({ db }: Database) => ({
  counted: (await db.select().from(coupons))[0]?.uses,
  standing: (await db.select().from(couponUses)).filter(({ releasedAt }) => releasedAt === null).length,
});

const use = ({ db }: Database, couponId: number, { number, email = asked.email }: { number: number; email?: string }) =>
  inTransaction(db, (tx) => useCoupon(tx, { couponId, orderNumber: order(number), email }));

const doneOf = (all: readonly PromiseSettledResult<unknown>[]) => all.filter(({ status }) => status === 'fulfilled').length;
const codesOf = (all: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(all.flatMap((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : []))),
];

describe('many at once', () => {
  test('of three uses twenty orders get exactly three', async ({ database }) => {
    const couponId = await couponOf(database, { mostUses: 3 });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => use(database, couponId, { number, email: `m${number}@example.si` })),
    );
    expect([doneOf(all), codesOf(all)]).toEqual([3, ['CouponTaken']]);
    expect(await usesOf(database)).toEqual({ counted: 3, standing: 3 });
  });

  test('once a mailbox, twenty orders of one mailbox get it once', async ({ database }) => {
    const couponId = await couponOf(database, { mostUsesEach: 1 });
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => use(database, couponId, { number })));
    expect([doneOf(all), codesOf(all)]).toEqual([1, ['CouponTaken']]);
    expect(await usesOf(database)).toEqual({ counted: 1, standing: 1 });
  });

  test('a use that is given back twenty times at once is given back once', async ({ database }) => {
    const couponId = await couponOf(database);
    for (const number of [1, 2]) await use(database, couponId, { number });
    const given = { orderNumber: order(1), couponCode: 'TEN' };
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(database.db, (tx) => releaseCoupon(tx, given))));
    expect(await usesOf(database)).toEqual({ counted: 1, standing: 1 });
  });
});

test('a use that was given back can be had again, by the same order too', async ({ database }) => {
  const couponId = await couponOf(database, { mostUses: 1, mostUsesEach: 1 });
  await use(database, couponId, { number: 1 });
  await expect(use(database, couponId, { number: 2 })).rejects.toMatchObject({ code: 'CouponTaken' });
  await inTransaction(database.db, (tx) => releaseCoupon(tx, { orderNumber: order(1), couponCode: 'TEN' }));
  await use(database, couponId, { number: 1 });
  expect(await usesOf(database)).toEqual({ counted: 1, standing: 1 });
});

test('an order that is honoured after all has its coupon again, though the last use is gone; asked twice it counts once', async ({ database }) => {
  const couponId = await couponOf(database, { mostUses: 1 });
  const first = { orderNumber: order(1), couponCode: 'TEN' };
  await use(database, couponId, { number: 1 });
  await inTransaction(database.db, (tx) => releaseCoupon(tx, first));
  await use(database, couponId, { number: 2, email: 'eva@example.hu' });
  for (let time = 0; time < 2; time += 1) await inTransaction(database.db, (tx) => retakeCoupon(tx, first));
  expect(await usesOf(database)).toEqual({ counted: 2, standing: 2 });
});

test('a coupon that was ended since it was read is not used', async ({ database }) => {
  const couponId = await couponOf(database);
  await database.db.update(coupons).set({ isActive: false }).where(eq(coupons.id, couponId));
  await expect(use(database, couponId, { number: 1 })).rejects.toMatchObject({ code: 'CouponTaken' });
  expect(await usesOf(database)).toEqual({ counted: 0, standing: 0 });
});

test('a code is found in any case, with its uses but those of the orders that it takes the place of', async ({ database }) => {
  const couponId = await couponOf(database, { mostUses: 5 });
  await use(database, couponId, { number: 1 });
  await use(database, couponId, { number: 2, email: 'eva@example.hu' });
  expect(await findCoupon(database.db, asked)).toMatchObject({ code: 'TEN', uses: 2, usesOfMailbox: 1 });
  expect(await findCoupon(database.db, { ...asked, code: ' tEn ', exceptOrders: [order(1)] })).toMatchObject({ uses: 1, usesOfMailbox: 0 });
  expect(await findCoupon(database.db, { ...asked, code: 'eleven' })).toBeNull();
  expect(await findCoupon(database.db, { ...asked, code: 'ten\0' })).toBeNull();
});

test('the same code is not made twice', async ({ database }) => {
  await couponOf(database, { validUntil: now() });
  await expect(saveCoupon(database.db, { code: 'TEN', kind: 'percent', basisPoints: 500 })).rejects.toMatchObject({ code: 'CouponExists' });
});
