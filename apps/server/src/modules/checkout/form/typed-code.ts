import { isEmail } from '#kit/email';
import { couponKey, findCoupon, type FoundCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';

/** The code in the coupon field, and the customer it is for. */
export interface TypedCode {
  /** In upper case, with the coupon of that code; null: no code was entered. */
  typed: { code: string; coupon: FoundCoupon | null } | null;
  /** The customer's email address in lower case; empty: not known yet, or no code was entered. */
  email: string;
}

interface CodeInput {
  /** As entered; empty or spaces: none. */
  couponCode: string | undefined;
  /** Called only if there is a code; an invalid email address counts as none. */
  email: () => string | Promise<string>;
  /** Numbers of the orders that this one replaces: their use of a coupon does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** Looks up the entered code. One query if there is a code, otherwise none. */
export async function readTypedCode(db: Db, { couponCode, email: input, replaced }: CodeInput): Promise<TypedCode> {
  const code = couponKey(couponCode ?? '');
  if (code === '') return { typed: null, email: '' };
  const given = (await input()).trim().toLowerCase();
  const email = isEmail(given) ? given : '';
  return { email, typed: { code, coupon: await findCoupon(db, { code, email, exceptOrders: await replaced() }) } };
}
