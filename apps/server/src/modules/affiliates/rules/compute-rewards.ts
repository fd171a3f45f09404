import { allocate, share } from '#kit/money';
import type { CommissionRule } from './choose-rate.ts';

/** An order line with its rule. Minor units. */
interface RewardLine {
  rule: Pick<CommissionRule, 'id' | 'fixedAmounts' | 'caps'> | null;
  basisPoints: number;
  base: number;
}

/** The commission on an order line: the rate of its base, plus `fixed`, less `capped`. Minor units. */
interface Reward {
  fixed: number;
  capped: number;
  amount: number;
}

/**
 * Computes the commission on lines of one order. The fixed amount of a rule is paid once for an order and split over its lines by their bases. The
 * maximum of a rule reduces its lines in proportion. A rule never pays more than the net value of its lines.
 * @param currency of the order
 * @param earlier what each rule, by id, has paid for other lines of the order; such a rule pays its fixed amount no more
 * @returns one reward per line, in the order of the lines
 */
export function computeRewards(lines: readonly RewardLine[], currency: string, earlier: ReadonlyMap<number, number> = new Map()): Reward[] {
  const rewards = lines.map(({ base, basisPoints }): Reward => ({ fixed: 0, capped: 0, amount: share(base, basisPoints) }));
  for (const rule of new Map(lines.flatMap(({ rule: one }) => (one ? [[one.id, one] as const] : []))).values()) {
    const places = lines.flatMap((line, place) => (line.rule?.id === rule.id ? [place] : []));
    const bases = places.map((place) => lines[place]?.base ?? 0);
    const total = sumAmounts(bases);
    const fixed = earlier.has(rule.id) || total <= 0 ? 0 : (rule.fixedAmounts[currency] ?? 0);
    const fixedParts = allocate(fixed, bases);
    const full = places.map((place, index) => (rewards[place]?.amount ?? 0) + (fixedParts[index] ?? 0));
    const most = Math.min(total, Math.max(0, (rule.caps[currency] ?? Infinity) - (earlier.get(rule.id) ?? 0)));
    const cappedParts = allocate(Math.max(0, sumAmounts(full) - most), full);
    for (const [index, place] of places.entries()) {
      const capped = cappedParts[index] ?? 0;
      rewards[place] = { fixed: fixedParts[index] ?? 0, capped, amount: (full[index] ?? 0) - capped };
    }
  }
  return rewards;
}

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
