import type { HoldFacts } from './hold-facts.ts';

/** From this number of orders with the same email or address within 24 hours, commissions are held. */
const MANY = 3;

/** The same customer buys repeatedly through the same affiliate. */
export const isOneOfMany = ({ before }: HoldFacts): boolean => before.similarInLastDay + 1 >= MANY;
