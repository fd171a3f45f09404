import type { HoldFacts } from './hold-facts.ts';

/** The click was one of more from its network than the settings allow. */
export const isClickBurst = ({ signals }: HoldFacts): boolean => signals.includes('click-burst');
