import type { HoldFacts } from './hold-facts.ts';

/** The shopper came from an ad with the affiliate’s link, which the programme forbids. */
export const isPaidTraffic = ({ signals }: HoldFacts): boolean => signals.includes('paid-traffic');
