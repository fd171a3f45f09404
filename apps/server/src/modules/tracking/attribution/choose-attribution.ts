import { days } from '#kit/clock';
import type { AttributionCandidate, AttributionRule, CandidateTouch } from './attribution.ts';
import type { TrackingSettings } from '../settings/tracking-settings.ts';
import { isCodeLast } from '../signals/code-last.ts';
import { isForbiddenAd } from '../signals/paid-traffic.ts';
import type { OrderSignal } from '../signals/signal.ts';
import { noCampaign, type Campaign } from '../clicks/campaign.ts';

/** How long touches and referrals count, in ms, exact to the second. */
export const ATTRIBUTION_WINDOW_MS = days(30);

/** The result of an attribution. */
export interface Credit extends Campaign {
  /** Null: no affiliate is credited. */
  affiliateId: number | null;
  /** The affiliate's code; empty: no affiliate is credited. */
  code: string;
  rule: AttributionRule;
  candidates: AttributionCandidate[];
  /** The discount of the credited affiliate that the shopper's link named; null: none. */
  affiliateDiscountId: number | null;
  /** Warning signs, which hold the commission. */
  signals: OrderSignal[];
  /** When the shopper last came through a link of the credited affiliate; null: unknown. */
  touchedAt: Date | null;
}

const weights: Record<AttributionCandidate['rule'], number> = { 'referral-code': 0, 'referral-discount': 1, touch: 2, 'customer-touch': 3 };
/** The weight of a typed code that comes after all other candidates. */
const LAST_WEIGHT = 4;

/** The settings for crediting affiliates. */
type CreditSettings = Pick<TrackingSettings, 'codeRule' | 'isPaidTrafficAllowed'>;
const plainSettings: CreditSettings = { codeRule: 'code-first', isPaidTrafficAllowed: true };

const isTouch = ({ rule }: CandidateTouch) => rule === 'touch' || rule === 'customer-touch';

/**
 * Decides which affiliate is credited with an order. A code or discount of the request precedes stored touches; within a kind
 * the latest counts. The first candidate that is earning and not expired wins; each candidate gets a verdict.
 * @param at when the order is placed
 * @param settings default: codes first, ads allowed
 */
export function chooseAttribution(touches: readonly CandidateTouch[], at: Date, settings: CreditSettings = plainSettings): Credit {
  const weigh = ({ rule, isTyped }: CandidateTouch) => (isTyped && settings.codeRule === 'link-first' ? LAST_WEIGHT : weights[rule]);
  const sorted = [...touches].sort((a, b) => weigh(a) - weigh(b) || getTime(b) - getTime(a));
  const winner = sorted.find((one) => findProblem(one, at) === null);
  const candidates = sorted.map((one): AttributionCandidate => ({
    rule: one.rule,
    affiliateId: one.affiliateId,
    code: one.code,
    affiliateDiscountId: one.affiliateDiscountId,
    touchedAt: isTouch(one) ? (one.at?.toISOString() ?? null) : null,
    verdict: findProblem(one, at) ?? (one === winner ? 'credited' : 'outweighed'),
  }));
  if (!winner) return { ...noAttribution, candidates };
  // A shopper with a code usually followed a link too, which provides link, campaign and time.
  const winnerCandidates = sorted.filter((one) => one.affiliateId === winner.affiliateId && findProblem(one, at) === null);
  const touch = winnerCandidates.find(isTouch);
  const named = winnerCandidates.find(({ rule }) => rule === 'referral-discount') ?? touch;
  const { linkId, source, utm, subId } = findCampaign(winnerCandidates, touch);
  return {
    affiliateId: winner.affiliateId,
    code: winner.code,
    rule: winner.rule,
    candidates,
    affiliateDiscountId: named?.affiliateDiscountId ?? null,
    ...{ linkId, source, utm, subId },
    signals: listCreditSignals(
      winner,
      sorted.filter((one) => findProblem(one, at) === null),
      settings,
    ),
    touchedAt: touch?.at ?? null,
  };
}

/**
 * Returns link, source, campaign and sub-id of the winner's last visit: those of the touch, or of the address that came with the cart if that
 * was a later visit by another link. A browser without consent has no touch.
 */
function findCampaign(candidates: readonly CandidateTouch[], touch: CandidateTouch | undefined): Campaign {
  const carried = candidates.find((one) => !isTouch(one) && one.source !== '');
  if (!carried) return touch ?? noCampaign;
  const isSameLink = touch && touch.linkId === carried.linkId && touch.source === carried.source && touch.subId === carried.subId;
  // The touch of the same visit may contain more: the campaign that the browser had saved before.
  return touch && (isSameLink || getTime(touch) > getTime(carried)) ? touch : carried;
}

/** Returns the warning signs of the credited affiliate's visits, and of a code that was entered last. @param eligible candidates without a problem */
function listCreditSignals(winner: CandidateTouch, eligible: readonly CandidateTouch[], settings: CreditSettings): OrderSignal[] {
  const visits = eligible.filter(({ affiliateId }) => affiliateId === winner.affiliateId);
  const found: OrderSignal[] = visits.flatMap(({ signals }) => signals);
  if (visits.some((visit) => isForbiddenAd(visit, settings))) found.push('paid-traffic');
  if (isCodeLast(winner, eligible)) found.push('code-last');
  return [...new Set(found)];
}

/** The result without any candidate. */
export const noAttribution: Credit = {
  affiliateId: null,
  code: '',
  rule: 'none',
  candidates: [],
  affiliateDiscountId: null,
  ...noCampaign,
  signals: [],
  touchedAt: null,
};

function findProblem({ affiliateId, isEarning, at }: CandidateTouch, placedAt: Date): 'unknown' | 'expired' | 'not-active' | null {
  if (affiliateId === null) return 'unknown';
  if (at !== null && placedAt.getTime() - at.getTime() > ATTRIBUTION_WINDOW_MS) return 'expired';
  return isEarning ? null : 'not-active';
}

const getTime = ({ at }: CandidateTouch): number => at?.getTime() ?? 0;
