import { now } from '#kit/clock';
import { findProductPlaces } from '#modules/catalog';
import type { Db } from '#platform/database';
import { findNetPrice } from '../ledger/find-earning.ts';
import { getTerms } from '../terms/get-terms.ts';
import { chooseRate, type CommissionRule, type RuleFacts } from './choose-rate.ts';
import { computeRewards } from './compute-rewards.ts';
import { listRulesInForce } from './rules-in-force.ts';

interface RuleQuestion extends Pick<RuleFacts, 'affiliateId' | 'countryId' | 'customer'> {
  productId: number;
}

export interface TriedRules {
  /** Null: none matches. */
  rule: CommissionRule | null;
  basisPoints: number;
  /** The commission on an order of one piece at its lowest present net price; minor units. Null: the product is not sold there. */
  earned: { currency: string; amount: number } | null;
}

/** Returns the rule by which an order line would earn if it were placed now. @returns undefined if there is no such product */
export async function tryRules(db: Db, { affiliateId, productId, countryId, customer }: RuleQuestion): Promise<TriedRules | undefined> {
  const at = now();
  const place = (await findProductPlaces(db, [productId])).get(productId);
  if (!place) return undefined;
  const terms = await getTerms(db, affiliateId, at);
  const offer = { affiliateId, productId, countryId };
  const piece = await findNetPrice(db, offer);
  // An order of one piece. Without a price, no minimum basket is met.
  const basket = piece ?? { currency: '', amount: 0 };
  const facts = { ...offer, ...terms, ...place, customer, basket };
  const { rule, basisPoints } = chooseRate(await listRulesInForce(db, at), facts, at);
  const [reward] = computeRewards([{ rule, basisPoints, base: basket.amount }], basket.currency);
  return { rule, basisPoints, earned: piece && reward ? { currency: piece.currency, amount: reward.amount } : null };
}
