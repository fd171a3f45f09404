import { now } from '#kit/clock';
import { getCurrency, listActiveCountries } from '#modules/countries';
import { findConditionProblem, findCoupon, type FoundCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';

/** Returns why newsletters cannot contain a coupon. @param code empty: no coupon */
export async function findCouponRefusal(db: Db, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const coupon = await readCoupon(db, code);
  if (!coupon) return 'There is no such coupon';
  return coupon.boundEmail === null ? undefined : 'This coupon is for one email address only';
}

/** Returns whether all subscribers in a country can use a coupon now. */
export async function isCouponValid(db: Db, code: string, countryId: number): Promise<boolean> {
  const coupon = code === '' ? null : await readCoupon(db, code);
  return coupon !== null && (await findProblem(db, coupon, countryId, now())) === undefined;
}

/**
 * Returns whether a coupon is invalid in all open countries at the time of a mailing.
 * @param sendAt null: the time is not known yet, so a coupon that starts later can be used
 */
export async function isCouponUnusable(db: Db, code: string, sendAt: Date | null): Promise<boolean> {
  const coupon = await readCoupon(db, code);
  if (!coupon) return true;
  for (const { id } of await listActiveCountries(db)) {
    const problem = await findProblem(db, coupon, id, sendAt ?? now());
    if (problem === undefined || (problem === 'not-yet' && sendAt === null)) return false;
  }
  return true;
}

const readCoupon = (db: Db, code: string): Promise<FoundCoupon | null> => findCoupon(db, { code, email: '', exceptOrders: [] });

async function findProblem(db: Db, coupon: FoundCoupon, countryId: number, at: Date): Promise<string | undefined> {
  if (coupon.boundEmail !== null) return 'other-mailbox';
  const { code: currency } = await getCurrency(db, countryId, at);
  return findConditionProblem(coupon, { at, countryId, currency })?.code;
}
