import type { HoldFacts } from './hold-facts.ts';

/** The shopper followed the link on a website that staff excluded. */
export const isBannedReferrer = ({ signals }: HoldFacts): boolean => signals.includes('banned-referrer');
