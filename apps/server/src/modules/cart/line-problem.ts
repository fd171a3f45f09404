import type { CartLine } from './contract.ts';

export type LineProblem = NonNullable<CartLine['problem']>;

/** What a line is judged by. Prices in minor units; a price of null: it is not sold here (any more). */
export interface JudgedLine {
  isSellable: boolean;
  price: number | null;
  shownPrice: number;
  quantity: number;
  /** Pieces that can be had now. */
  available: number;
}

/** The one thing to tell about a line: the worst first. */
export function lineProblem({ isSellable, price, shownPrice, quantity, available }: JudgedLine): LineProblem | null {
  if (!isSellable || price === null) return 'unavailable';
  if (available <= 0) return 'sold-out';
  if (available < quantity) return 'fewer-left';
  return price === shownPrice ? null : 'price-changed';
}

/** Whether a line with this problem cannot be bought as it stands. A changed price can: the total is asked for again. */
export const isStopping = (problem: LineProblem | null): boolean => problem !== null && problem !== 'price-changed';
