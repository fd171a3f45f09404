import type { RuleRow } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';

/** Formats what a rule pays: `10 % + €5.00 per order, at most €20.00`. */
export function formatReward({ percent, fixedAmounts, caps }: Pick<RuleRow, 'percent' | 'fixedAmounts' | 'caps'>): string {
  const formatAll = (amounts: RuleRow['caps']) => amounts.map(({ currency, amount }) => formatMoney(amount, currency)).join(' or ');
  const fixed = fixedAmounts.length > 0 ? ` + ${formatAll(fixedAmounts)} per order` : '';
  return `${percent}\u00a0%${fixed}${caps.length > 0 ? `, at most ${formatAll(caps)}` : ''}`;
}
