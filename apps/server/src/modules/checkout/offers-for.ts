import { affiliateDiscountFor, goalsIn, type PromotedOrder } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { CartCredit } from './credit-for.ts';
import type { PurchaseTerms } from './purchase-terms.ts';
import type { TypedCode } from './typed-code.ts';

/** What may make a cart cheaper, and for whom. */
export type Offers = Pick<PromotedOrder, 'goals' | 'typed' | 'affiliate' | 'email'>;

interface AskedOffers extends TypedCode {
  /** Who is credited with it. */
  credit: CartCredit;
  /** Numbers of orders that the present one takes the place of: their use of a discount does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** What may make a cart cheaper now. Goals are kept in memory: one or two queries where an affiliate is credited, none where not. */
export async function offersFor(db: Db, { country, at }: Pick<PurchaseTerms, 'country' | 'at'>, asked: AskedOffers): Promise<Offers> {
  const { credit, typed, email, replaced } = asked;
  const goals = await goalsIn(db, { countryId: country.id, at });
  const affiliate = await affiliateDiscountFor(db, { credit, brought: credit.brought, replaced });
  return { goals, affiliate, email, typed: typed && { ...typed, isAffiliates: credit.isTyped } };
}
