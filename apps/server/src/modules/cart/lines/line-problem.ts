import type { CartLine } from '../contract.ts';

export type LineProblem = NonNullable<CartLine['problem']>;

/** The facts that determine the problem of a line. Prices in minor units; null: not sold here. */
export interface JudgedLine {
  isSellable: boolean;
  price: number | null;
  shownPrice: number;
  quantity: number;
  /** Available pieces. */
  available: number;
}

/** Returns the most severe problem of a line. */
export function findLineProblem({ isSellable, price, shownPrice, quantity, available }: JudgedLine): LineProblem | null {
  if (!isSellable || price === null) return 'unavailable';
  if (available <= 0) return 'sold-out';
  if (available < quantity) return 'fewer-left';
  return price === shownPrice ? null : 'price-changed';
}

/** Returns whether a line with this problem cannot be bought. A line with a changed price can: the shopper confirms the new total. */
export const isBlocking = (problem: LineProblem | null): boolean => problem !== null && problem !== 'price-changed';
