import { isEmail } from '#kit/email';
import { couponKey, findCoupon, type FoundCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';

/** What was typed where coupons are typed, and for whom. */
export interface TypedCode {
  /** Upper case, with the coupon of that code; null: nothing was typed. */
  typed: { code: string; coupon: FoundCoupon | null } | null;
  /** Whose coupon it is, lower case; empty: not known yet, or nothing was typed. */
  email: string;
}

interface AskedCode {
  /** As it was typed; nothing, or spaces: none. */
  couponCode: string | undefined;
  /** Asked for only where there is a code; what is no e-mail counts as none. */
  email: () => string | Promise<string>;
  /** Numbers of orders that the present one takes the place of: their use of a coupon does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** Looks up what was typed. One query where a code was, none where not. */
export async function typedCode(db: Db, { couponCode, email: asked, replaced }: AskedCode): Promise<TypedCode> {
  const code = couponKey(couponCode ?? '');
  if (code === '') return { typed: null, email: '' };
  const given = (await asked()).trim().toLowerCase();
  const email = isEmail(given) ? given : '';
  return { email, typed: { code, coupon: await findCoupon(db, { code, email, exceptOrders: await replaced() }) } };
}
