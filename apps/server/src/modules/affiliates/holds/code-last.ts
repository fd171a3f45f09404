import type { HoldFacts } from './hold-facts.ts';

/** From this number of orders in 30 days, codes entered over another affiliate's link suggest a browser extension that enters codes. */
const PATTERN = 3;

/** The affiliate's code was repeatedly entered at the checkout over another affiliate's link. */
export const isCodeLastAgain = ({ signals, before }: HoldFacts): boolean => signals.includes('code-last') && before.codesEnteredLast + 1 >= PATTERN;
