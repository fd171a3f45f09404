import type { Protocol } from './protocol.ts';
import { sslCommerz } from './sslcommerz/index.ts';
import { stripe } from './stripe/index.ts';

/** The protocols that the sandbox speaks. */
export const protocols: readonly Protocol[] = [
  // One line per protocol.
  stripe,
  sslCommerz,
];
