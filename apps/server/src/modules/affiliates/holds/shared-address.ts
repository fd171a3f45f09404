import type { HoldFacts } from './hold-facts.ts';

/** Somebody else has had an order sent to the same place through the same affiliate in the last 90 days. */
export const isSharedAddress = ({ before }: HoldFacts): boolean => before.othersAtAddress > 0;
