import type { HoldFacts } from './hold-facts.ts';

/** The order was placed in a browser and network in which the affiliate used the portal on that day. */
export const isSameBrowser = ({ signals }: HoldFacts): boolean => signals.includes('same-browser');
