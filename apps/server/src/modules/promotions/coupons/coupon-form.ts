import type { Db } from '#platform/database';
import { toCurrencyAmounts, toStoredAmounts, type CurrencyAmount } from '../rules/amounts-by-currency.ts';
import { readFormTerms, toFormTerms, type FormTerms } from '../rules/rule-terms.ts';
import type { coupons } from '../tables.ts';
import type { CouponToSave } from './save-coupon.ts';

/** A coupon as its form shows it: percent as 12.5, amounts in major units, instants as ISO. */
export interface CouponRecord {
  id: number;
  code: string;
  /** The kind of its discount rule, and the fields of the rule. */
  kind: string;
  terms: FormTerms;
  minimums: CurrencyAmount[];
  validFrom: string | null;
  validUntil: string | null;
  /** Empty: all countries. */
  countryIds: number[];
  boundEmail: string | null;
  mostUses: number | null;
  mostUsesEach: number | null;
  isActive: boolean;
}

/** Returns a coupon in the format of its form. */
export const toCouponRecord = ({
  terms,
  minimums,
  validFrom,
  validUntil,
  countryIds,
  uses: _,
  createdAt: __,
  ...row
}: typeof coupons.$inferSelect): CouponRecord => ({
  ...row,
  terms: toFormTerms({ kind: row.kind, terms }),
  minimums: toCurrencyAmounts(minimums),
  validFrom: validFrom?.toISOString() ?? null,
  validUntil: validUntil?.toISOString() ?? null,
  countryIds: countryIds ?? [],
});

/** Converts a form to a coupon. @throws InvalidInput */
export async function readCouponForm(db: Db, { validFrom, validUntil, countryIds, ...form }: Omit<CouponRecord, 'id'>): Promise<CouponToSave> {
  return {
    ...form,
    terms: await readFormTerms(db, { ...form, use: 'coupon' }),
    minimums: await toStoredAmounts(db, 'minimums', form.minimums),
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
    countryIds: countryIds.length > 0 ? [...new Set(countryIds)].sort((a, b) => a - b) : null,
  };
}
