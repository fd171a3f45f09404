import type { CandidateTouch } from '../attribution/attribution.ts';

/**
 * A code that was entered at the checkout takes precedence over another affiliate's link. One such order is normal; a browser extension
 * that enters codes at the last step creates many.
 * @param eligible candidates that could have been credited
 */
export const isCodeLast = (winner: CandidateTouch, eligible: readonly CandidateTouch[]): boolean =>
  winner.isTyped && eligible.some(({ isTyped, affiliateId }) => !isTyped && affiliateId !== winner.affiliateId);
