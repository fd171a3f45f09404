import type { HoldFacts } from './hold-facts.ts';

/** From this number of orders in 30 days, a code entered over another affiliate's link is a pattern, as of an extension that enters codes. */
const PATTERN = 3;

/** The affiliate's code was entered at the checkout over another affiliate's link, again. */
export const isCodeLastAgain = ({ signals, before }: HoldFacts): boolean => signals.includes('code-last') && before.codesLast + 1 >= PATTERN;
