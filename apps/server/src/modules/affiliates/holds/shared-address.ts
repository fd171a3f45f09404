import type { HoldFacts } from './hold-facts.ts';

/** Another customer had an order sent to the same address through the same affiliate in the last 90 days. */
export const isSharedAddress = ({ before }: HoldFacts): boolean => before.othersAtAddress > 0;
