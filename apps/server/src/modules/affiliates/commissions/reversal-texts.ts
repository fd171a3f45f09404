import { getTexts } from '@selvedge/i18n/texts';
import { reversalReasons, type ReversalReason } from './target-entry.ts';

const isReason = (reason: string): reason is ReversalReason => reversalReasons.some((known) => known === reason);

/** Translates a reversal reason; a text that staff wrote is returned unchanged. @param code the shop's language code */
export const getReversalText = (code: string, reason: string): string =>
  isReason(reason) ? getTexts('documents', code).t(`payout.reversals.${reason}`) : reason;
