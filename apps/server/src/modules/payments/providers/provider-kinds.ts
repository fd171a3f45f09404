import type { ProviderKind } from './provider-kind.ts';
import { cashOnDelivery } from './cash-on-delivery/index.ts';
import { sslCommerz } from './sslcommerz/index.ts';
import { stripe } from './stripe/index.ts';

/** Every payment provider of the shop. */
export const providerKinds: readonly ProviderKind[] = [
  // One line per provider.
  stripe,
  sslCommerz,
  cashOnDelivery,
];
