import type { HoldFacts } from './hold-facts.ts';

/** Orders of one mailbox or address for one affiliate within 24 hours, from which on they are looked at. */
const MANY = 3;

/** Somebody buys again and again through the same affiliate. */
export const isOneOfMany = ({ before }: HoldFacts): boolean => before.alikeInADay + 1 >= MANY;
