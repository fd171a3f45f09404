import type { Config } from '#platform/config';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './providers/stripe.ts';

/** What the sandbox on this machine is spoken to with. It exists only while the shop is reachable from nowhere else. */
export const sandboxKeys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' } as const;

const opened = new WeakMap<Config, PaymentProvider>();

/**
 * The provider that a country's payment method names, as this process is set up.
 * @returns undefined where nothing is paid online, or the provider is switched off
 */
export function providerOf(config: Config, code: string): PaymentProvider | undefined {
  if (code !== 'stripe' || config.cards === 'off') return undefined;
  const known = opened.get(config);
  if (known) return known;
  const provider = stripeProvider(
    config.cards === 'sandbox' ? { ...sandboxKeys, apiBase: config.stripe.apiBase ?? `http://127.0.0.1:${config.sandboxPort}` } : stripeKeys(config),
  );
  opened.set(config, provider);
  return provider;
}

function stripeKeys({ stripe: { secretKey, webhookSecret, apiBase } }: Config) {
  if (!secretKey || !webhookSecret) throw new Error('Stripe has no keys');
  return { secretKey, webhookSecret, apiBase };
}
