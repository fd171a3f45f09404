import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { findSqlState } from '#platform/transaction';
import { assertTerms } from '../rules/rule-terms.ts';
import { coupons, couponUses } from '../tables.ts';
import { couponKey, isCouponCode } from './coupon-code.ts';

/** A coupon to write: amounts in minor units by currency. */
export type CouponToSave = Omit<typeof coupons.$inferInsert, 'uses' | 'createdAt'>;

/**
 * Writes a coupon; stores its code in upper case and its email address in lower case. Carts use it from now on; existing orders keep their
 * discount.
 * @param coupon with an id, it replaces all fields of that coupon; without an id, it is a new coupon
 * @returns its id
 * @throws InvalidInput if the code is taken by a coupon or an affiliate, if orders name the current code, or if the terms are incomplete
 */
export async function saveCoupon(db: Db, { id, ...coupon }: CouponToSave): Promise<number> {
  const { kind, terms, validFrom = null, validUntil = null } = coupon;
  const row = {
    ...coupon,
    code: couponKey(coupon.code),
    terms: assertTerms({ kind, terms, use: 'coupon' }),
    boundEmail: coupon.boundEmail?.trim().toLowerCase() || null,
  };
  if (!isCouponCode(row.code)) throw refused('code', 'code', 'Use letters, digits, - and _. The maximum is 40 characters.');
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil) throw refused('validUntil', 'order', 'The end must be after the start');
  if (id !== undefined) await assertCode(db, id, row.code);
  const saved = await writeCoupon(db, id, row);
  if (saved !== undefined) return saved;
  throw id === undefined ? codeTaken(row.code) : new Error(`coupon ${id} was not saved`);
}

/** @returns its id; undefined if the code of a new coupon is taken @throws InvalidInput if the code is an affiliate's */
async function writeCoupon(db: Db, id: number | undefined, row: Omit<CouponToSave, 'id'>): Promise<number | undefined> {
  try {
    const [saved] =
      id === undefined
        ? await db.insert(coupons).values(row).onConflictDoNothing({ target: coupons.code }).returning({ id: coupons.id })
        : await db.update(coupons).set(row).where(eq(coupons.id, id)).returning({ id: coupons.id });
    return saved?.id;
  } catch (error) {
    // A trigger of the database compares the codes, so that a simultaneous application cannot get the same code.
    if (findSqlState(error) === '23505') throw refused('code', 'taken', `${row.code} is already the code of an affiliate`);
    throw error;
  }
}

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
const codeTaken = (code: string) => refused('code', 'taken', `There is already a coupon ${code}`);

/** Checks the code of an existing coupon, because orders refer to the code. */
async function assertCode(db: Db, id: number, code: string): Promise<void> {
  const [same] = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  if (same && same.id !== id) throw codeTaken(code);
  if (same) return;
  const [used] = await db.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, id)).limit(1);
  if (used) throw refused('code', 'used', 'Orders have used this code, so it cannot be changed. Deactivate the coupon and create another coupon.');
}
