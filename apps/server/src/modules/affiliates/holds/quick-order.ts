import type { HoldFacts } from './hold-facts.ts';

/** Nobody chooses, fills in a form and pays within seconds of a click. */
export const isQuickOrder = ({ order, touchedAt, quickOrderSeconds }: HoldFacts): boolean =>
  touchedAt !== null && order.placedAt.getTime() - touchedAt.getTime() <= quickOrderSeconds * 1000;
