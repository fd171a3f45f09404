import type { Translate } from '@selvedge/i18n/texts';

/** A line of goods as a rule sees it. */
export interface DiscountLine {
  /** Minor units for all pieces, after earlier discounts. */
  amount: number;
  quantity: number;
  productId: number;
  /** The product's category and all categories above it. */
  categoryIds: readonly number[];
}

/** The goods and the delivery that can be discounted. */
export interface Discountable {
  lines: readonly DiscountLine[];
  /** The saving by free delivery, minor units: 0 if delivery is already free, or if this method is never free. */
  delivery: number;
  currency: string;
}

/** The reductions that a discount gives. */
export interface Benefit {
  /** Minor units off each line, at most its amount. */
  off: readonly number[];
  isDeliveryFree: boolean;
}

/** The values of a rule's fields, as they are stored, by type. */
interface FieldValues {
  /** Basis points: 1000 is 10 %. */
  percent: number;
  /** Minor units by currency: `{ EUR: 500 }`. The discount does not apply in other currencies. */
  amounts: Readonly<Record<string, number>>;
  /** A number of pieces, at least 1. */
  pieces: number;
  /** Ids; empty: no product or category is named. */
  products: readonly number[];
  categories: readonly number[];
}

/** A field of a rule's form. */
export interface RuleField {
  type: keyof FieldValues;
  /** In English. */
  label: string;
}

type RuleFields = Readonly<Record<string, RuleField>>;
type TermsOfFields<Fields extends RuleFields> = { readonly [Name in keyof Fields]: FieldValues[Fields[Name]['type']] };

/** The stored values of a rule's fields by name. */
export type RuleTerms = Readonly<Record<string, FieldValues[keyof FieldValues]>>;

/** The language and currency of a rule's texts. */
export interface RuleSetting {
  t: Translate<'promotions'>;
  /** BCP 47. */
  tag: string;
  currency: string;
}

/** Where a rule can be used. A goal and an affiliate's discount concern the whole order. */
export type RuleUse = 'coupon' | 'goal' | 'affiliate';

/** A kind of discount. */
export interface DiscountRule<Terms = RuleTerms> {
  /** Stored with coupons, goals and affiliate discounts. */
  kind: string;
  /** Its name in the back office. */
  name: string;
  uses: readonly RuleUse[];
  fields: RuleFields;
  /** Returns the reductions. A pure function: the same order gives the same benefit. */
  compute(order: Discountable, terms: Terms): Benefit;
  /**
   * Returns why the discount gives no reduction; absent: it applies to nothing in the cart.
   * @param delivery its price, and whether it can be free
   */
  findIdleReason?(delivery: { price: number; canBeFree: boolean }): 'free-already' | 'other-delivery';
  /** For goals: names the reward after the missing amount, as in "€5.00 to 10% discount". */
  getReward?(terms: Terms, setting: RuleSetting): string;
  /** Describes the benefit next to the code; absent: the amount describes the benefit. */
  explain?(terms: Terms, setting: RuleSetting): string;
}

/** Declares a rule with the types of its terms. Stored terms were checked against its fields when they were saved. */
export const defineRule = <const Fields extends RuleFields>(
  rule: Omit<DiscountRule<TermsOfFields<Fields>>, 'fields'> & { fields: Fields },
): DiscountRule => rule;
