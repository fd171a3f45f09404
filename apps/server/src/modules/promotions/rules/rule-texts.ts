import type { RuleSetting } from './discount-rule.ts';

/** Names a discount on the whole order. @param off a formatted rate or amount */
export const nameReward = (off: string, { t }: RuleSetting): string => t('reward.discount', { off });

/** @param basisPoints 1000 is 10 % */
export const formatRate = (basisPoints: number, { tag }: RuleSetting): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

export const formatPieces = (pieces: number, { tag }: RuleSetting): string => new Intl.NumberFormat(tag).format(pieces);
