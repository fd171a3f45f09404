import { findAffiliateOffer, listActiveGoals, type PromotedOrder } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { CartCredit } from './get-cart-credit.ts';
import type { PurchaseTerms } from './purchase-terms.ts';
import type { TypedCode } from '../form/typed-code.ts';

/** The promotions that may apply to a cart, with their customers. */
export type Offers = Pick<PromotedOrder, 'goals' | 'typed' | 'affiliate' | 'email'>;

interface OffersInput extends TypedCode {
  /** The attribution of the cart. */
  credit: CartCredit;
  /** Numbers of the orders that this one replaces: their use of a discount does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** Returns the promotions that may apply to a cart now. Goals are cached; one or two queries with a credited affiliate, otherwise none. */
export async function getOffers(db: Db, { country, at }: Pick<PurchaseTerms, 'country' | 'at'>, input: OffersInput): Promise<Offers> {
  const { credit, typed, email, replaced } = input;
  const goals = await listActiveGoals(db, { countryId: country.id, at });
  const affiliate = await findAffiliateOffer(db, { credit, namedDiscount: credit.referral, replaced });
  return { goals, affiliate, email, typed: typed && { ...typed, isAffiliates: credit.isTyped, isOverridden: credit.isTypedOverridden } };
}
