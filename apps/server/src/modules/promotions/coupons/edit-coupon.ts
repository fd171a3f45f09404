import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import { toStoredAmounts } from '../rules/amounts-by-currency.ts';
import { couponKey, isCouponCode } from './coupon-code.ts';
import type { CouponRecord } from './admin-coupons.ts';
import { coupons, couponUses } from '../tables.ts';
import { CouponUsed, CouponNotFound } from '../errors.ts';
import type { Db } from '#platform/database';

export type CouponForm = Omit<CouponRecord, 'id'>;

/**
 * Saves a coupon from its form. Carts use it from now on; existing orders keep their discount.
 * @param id null for a new one
 * @returns its id
 * @throws InvalidInput if the code is taken, if orders name the current code, or if the benefit is missing
 */
export async function editCoupon(tx: Tx, id: number | null, form: CouponForm): Promise<number> {
  const code = couponKey(form.code);
  await assertCode(tx, id, code);
  assertBenefit(form);
  const row = {
    code,
    kind: form.kind,
    basisPoints: form.kind === 'percent' ? Math.round((form.percent ?? 0) * 100) : null,
    amounts: form.kind === 'amount' ? await toStoredAmounts(tx, 'amounts', form.amounts) : null,
    minimums: await toStoredAmounts(tx, 'minimums', form.minimums),
    validFrom: form.validFrom === null ? null : new Date(form.validFrom),
    validUntil: form.validUntil === null ? null : new Date(form.validUntil),
    countryIds: form.countryIds.length > 0 ? [...new Set(form.countryIds)].sort((a, b) => a - b) : null,
    boundEmail: form.boundEmail?.trim().toLowerCase() || null,
    mostUses: form.mostUses,
    mostUsesEach: form.mostUsesEach,
    isActive: form.isActive,
  };
  const [saved] =
    id === null
      ? await tx.insert(coupons).values(row).returning({ id: coupons.id })
      : await tx.update(coupons).set(row).where(eq(coupons.id, id)).returning({ id: coupons.id });
  if (!saved) throw new Error(`coupon ${id} was not saved`);
  return saved.id;
}

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

async function assertCode(tx: Tx, id: number | null, code: string): Promise<void> {
  if (!isCouponCode(code)) throw refused('code', 'code', 'Letters, digits, - and _, at most 40');
  const [same] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  if (same && same.id !== id) throw refused('code', 'taken', 'There is a coupon with this code already');
  if (same || id === null) return;
  const [used] = await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, id)).limit(1);
  if (used) throw refused('code', 'used', 'Orders name this coupon by its code: end it and make another');
}

function assertBenefit({ kind, percent, amounts, validFrom, validUntil }: CouponForm): void {
  if (kind === 'percent' && (percent === null || Math.round(percent * 100) < 1))
    throw refused('percent', 'required', 'How many percent does it take off?');
  if (kind === 'amount' && amounts.length === 0) throw refused('amounts', 'required', 'What does it take off, in which currency?');
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil) throw refused('validUntil', 'order', 'The end must be after the start');
}

/**
 * Deletes a coupon that was never used.
 * @throws CouponUsed
 */
export async function removeCoupon(tx: Tx, id: number): Promise<void> {
  const [used] = await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, id)).limit(1);
  if (used) throw new CouponUsed();
  await tx.delete(coupons).where(eq(coupons.id, id));
}

/**
 * Deactivates a coupon. Existing orders keep it.
 * @throws CouponNotFound
 */
export async function endCoupon(db: Db, code: string): Promise<void> {
  const ended = await db
    .update(coupons)
    .set({ isActive: false })
    .where(eq(coupons.code, couponKey(code)))
    .returning({ id: coupons.id });
  if (ended.length === 0) throw new CouponNotFound(couponKey(code));
}
