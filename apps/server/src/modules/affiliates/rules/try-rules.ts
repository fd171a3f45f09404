import { now } from '#kit/clock';
import { findProductPlaces } from '#modules/catalog';
import type { Db } from '#platform/database';
import { findEarning, type Earning } from '../ledger/find-earning.ts';
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
  /** The commission on one piece at its lowest present net price; minor units. Null: the product is not sold there, or the amount is unknown. */
  earned: { currency: string; amount: number } | null;
}

/** Returns the rule by which an order line would earn if it were placed now. @returns undefined if there is no such product */
export async function tryRules(db: Db, { affiliateId, productId, countryId, customer }: RuleQuestion): Promise<TriedRules | undefined> {
  const at = now();
  const place = (await findProductPlaces(db, [productId])).get(productId);
  if (!place) return undefined;
  const terms = await getTerms(db, affiliateId, at);
  const { rule, basisPoints } = chooseRate(await listRulesInForce(db, at), { affiliateId, ...terms, productId, ...place, countryId, customer }, at);
  return { rule, basisPoints, earned: scaleEarning(await findEarning(db, { affiliateId, productId, countryId }), basisPoints) };
}

/** Scales the commission at another rate: the net price is the same, so the amount is proportional to the rate. */
function scaleEarning(earning: Earning | null, basisPoints: number): TriedRules['earned'] {
  if (!earning) return null;
  const { currency, amount } = earning;
  if (earning.basisPoints === basisPoints) return { currency, amount };
  return earning.basisPoints > 0 ? { currency, amount: Math.round((((amount * 10_000) / earning.basisPoints) * basisPoints) / 10_000) } : null;
}
