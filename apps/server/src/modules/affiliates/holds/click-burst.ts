import type { HoldFacts } from './hold-facts.ts';

/** The network of the click sent more clicks than the settings allow. */
export const isClickBurst = ({ signals }: HoldFacts): boolean => signals.includes('click-burst');
