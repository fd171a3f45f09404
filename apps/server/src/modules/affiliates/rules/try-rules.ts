import { now } from '#kit/clock';
import { findProductPlaces } from '#modules/catalog';
import type { Db } from '#platform/database';
import { getTerms } from '../terms/get-terms.ts';
import { chooseRate, type CommissionRule, type RuleFacts } from './choose-rate.ts';
import { listRulesInForce } from './rules-in-force.ts';

interface RuleQuestion extends Pick<RuleFacts, 'affiliateId' | 'countryId' | 'customer'> {
  productId: number;
}

export interface TriedRules {
  /** Null: none matches. */
  rule: CommissionRule | null;
  basisPoints: number;
}

/** Returns the rule by which an order line would earn if it were placed now. @returns undefined if there is no such product */
export async function tryRules(db: Db, { affiliateId, productId, countryId, customer }: RuleQuestion): Promise<TriedRules | undefined> {
  const at = now();
  const place = (await findProductPlaces(db, [productId])).get(productId);
  if (!place) return undefined;
  const terms = await getTerms(db, affiliateId, at);
  const { rule, basisPoints } = chooseRate(await listRulesInForce(db, at), { affiliateId, ...terms, productId, ...place, countryId, customer }, at);
  return { rule, basisPoints };
}
