import { now } from '#kit/clock';
import { placesOfProducts } from '#modules/catalog';
import type { Db } from '#platform/database';
import { termsAt } from '../terms/terms-at.ts';
import { ruleFor, type CommissionRule, type RuleFacts } from './rule-for.ts';
import { rulesInForce } from './rules-in-force.ts';

interface Question extends Pick<RuleFacts, 'affiliateId' | 'countryId' | 'customer'> {
  productId: number;
}

export interface TriedRules {
  /** Null: none holds. */
  rule: CommissionRule | null;
  basisPoints: number;
}

/** By which rule an order line would earn, if it were placed now. @returns undefined where there is no such product */
export async function tryRules(db: Db, { affiliateId, productId, countryId, customer }: Question): Promise<TriedRules | undefined> {
  const at = now();
  const place = (await placesOfProducts(db, [productId])).get(productId);
  if (!place) return undefined;
  const terms = await termsAt(db, affiliateId, at);
  const { rule, basisPoints } = ruleFor(await rulesInForce(db, at), { affiliateId, ...terms, productId, ...place, countryId, customer }, at);
  return { rule, basisPoints };
}
