import { isEmail } from '#kit/email';
import { affiliateDiscountFor, couponKey, findCoupon, goalsIn, type PromotedOrder } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { CartCredit } from './credit-for.ts';
import type { PurchaseTerms } from './purchase-terms.ts';

/** What may make a cart cheaper, and for whom. */
export type Offers = Pick<PromotedOrder, 'goals' | 'typed' | 'affiliate' | 'email'>;

interface AskedOffers {
  /** Who is credited with it. */
  credit: CartCredit;
  /** As it was typed; nothing, or spaces: none. */
  couponCode: string | undefined;
  /** Whose coupon it is, asked for only where there is a code; what is no e-mail counts as none. */
  email: () => string | Promise<string>;
  /** Numbers of orders that the present one takes the place of: their use of a coupon does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** What may make a cart cheaper now. Goals are kept in memory: one query where a code was typed, one or two where an affiliate is credited, none where not. */
export async function offersFor(db: Db, { country, at }: Pick<PurchaseTerms, 'country' | 'at'>, asked: AskedOffers): Promise<Offers> {
  const goals = await goalsIn(db, { countryId: country.id, at });
  const { credit, replaced } = asked;
  const affiliate = await affiliateDiscountFor(db, { credit, brought: credit.brought, replaced });
  const code = couponKey(asked.couponCode ?? '');
  if (code === '') return { goals, affiliate, typed: null, email: '' };
  const given = (await asked.email()).trim().toLowerCase();
  const email = isEmail(given) ? given : '';
  return { goals, affiliate, email, typed: { code, coupon: await findCoupon(db, { code, email, exceptOrders: await replaced() }) } };
}
