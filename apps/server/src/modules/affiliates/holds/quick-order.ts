import type { HoldFacts } from './hold-facts.ts';

/** A genuine shopper does not choose goods, fill in a form and pay within seconds of a click. */
export const isQuickOrder = ({ order, touchedAt, quickOrderSeconds }: HoldFacts): boolean =>
  touchedAt !== null && order.placedAt.getTime() - touchedAt.getTime() <= quickOrderSeconds * 1000;
