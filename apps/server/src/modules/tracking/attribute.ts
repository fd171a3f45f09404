import { days } from '#kit/clock';
import type { AttributionCandidate, AttributionRule } from './attribution.ts';
import { noUtm, type UtmValues } from './utm-values.ts';

/** How long a touch counts, and what was brought along, in ms: to the very second. */
export const countsFor = days(30);

/** Somebody who is in question for an order, as it is known when it is placed. */
export interface InQuestion {
  rule: AttributionCandidate['rule'];
  /** Null: no affiliate has this code, or gives this discount. */
  affiliateId: number | null;
  code: string;
  /** Whether orders may be credited to him now. */
  isEarning: boolean;
  affiliateDiscountId: number | null;
  linkId: number | null;
  source: string;
  utm: UtmValues;
  /** When he came by the link, or brought it; null: not known, as with a code that the browser remembers for its 30 days. */
  at: Date | null;
}

/** Who is credited, of whom. */
export interface Credit {
  /** Null: nobody. */
  affiliateId: number | null;
  /** The affiliate's code; empty: nobody is credited. */
  code: string;
  rule: AttributionRule;
  candidates: AttributionCandidate[];
  /** What the credited one gives by what brought the shopper here; null: nothing was named. */
  affiliateDiscountId: number | null;
  linkId: number | null;
  source: string;
  utm: UtmValues;
  /** When the shopper last came by a link of the credited one; null: not known. */
  touchedAt: Date | null;
}

const weights: Record<AttributionCandidate['rule'], number> = { 'brought-code': 0, 'brought-discount': 1, touch: 2, 'customer-touch': 3 };
const isTouch = ({ rule }: InQuestion) => rule === 'touch' || rule === 'customer-touch';

/**
 * Decides who is credited with an order: what the shopper brought himself before what is remembered of him, and of the same
 * kind the last one. Of those in question the first who is earning and has not expired wins; each gets his verdict.
 * @param at when it is placed
 */
export function attribute(inQuestion: readonly InQuestion[], at: Date): Credit {
  const sorted = [...inQuestion].sort((a, b) => weights[a.rule] - weights[b.rule] || timeOf(b) - timeOf(a));
  const winner = sorted.find((one) => problemOf(one, at) === null);
  const candidates = sorted.map((one): AttributionCandidate => ({
    rule: one.rule,
    affiliateId: one.affiliateId,
    code: one.code,
    affiliateDiscountId: one.affiliateDiscountId,
    touchedAt: isTouch(one) ? (one.at?.toISOString() ?? null) : null,
    verdict: problemOf(one, at) ?? (one === winner ? 'credited' : 'outweighed'),
  }));
  if (!winner) return { ...nobody, candidates };
  // Whoever brought his code came by a link as well, as a rule: the link, the campaign and the time are known from there.
  const own = sorted.filter((one) => one.affiliateId === winner.affiliateId && problemOf(one, at) === null);
  const touch = own.find(isTouch);
  const named = own.find(({ rule }) => rule === 'brought-discount') ?? touch;
  return {
    affiliateId: winner.affiliateId,
    code: winner.code,
    rule: winner.rule,
    candidates,
    affiliateDiscountId: named?.affiliateDiscountId ?? null,
    linkId: touch?.linkId ?? null,
    source: touch?.source ?? '',
    utm: touch?.utm ?? noUtm,
    touchedAt: touch?.at ?? null,
  };
}

/** Nobody is credited, and nobody was in question. */
export const nobody: Credit = {
  affiliateId: null,
  code: '',
  rule: 'none',
  candidates: [],
  affiliateDiscountId: null,
  linkId: null,
  source: '',
  utm: noUtm,
  touchedAt: null,
};

function problemOf({ affiliateId, isEarning, at }: InQuestion, placedAt: Date): 'unknown' | 'expired' | 'not-active' | null {
  if (affiliateId === null) return 'unknown';
  if (at !== null && placedAt.getTime() - at.getTime() > countsFor) return 'expired';
  return isEarning ? null : 'not-active';
}

const timeOf = ({ at }: InQuestion): number => at?.getTime() ?? 0;
