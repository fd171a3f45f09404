import type { Config } from '#platform/config';
import type { PaymentProvider } from './payment-provider.ts';
import { sslCommerzProvider } from './providers/sslcommerz.ts';
import { stripeProvider } from './providers/stripe.ts';

/** Keys for the sandbox on this machine, which exists only while the shop is not reachable from elsewhere. */
export const sandboxKeys = {
  secretKey: 'sk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  store: { id: 'sandbox', password: 'sandbox@ssl' },
} as const;

/** The path for IPNs of SSLCommerz, below `/api`: the only route that accepts a form. */
export const ipnPath = '/payments/sslcommerz/ipn';

const opened = new WeakMap<Config, Map<string, PaymentProvider>>();

/**
 * Returns the provider of a payment method, as configured for this process.
 * @returns undefined for offline methods, and if the provider is switched off
 */
export function findProvider(config: Config, code: string): PaymentProvider | undefined {
  const open = openers[code];
  if (!open) return undefined;
  const known = opened.get(config) ?? new Map<string, PaymentProvider>();
  opened.set(config, known);
  const provider = known.get(code) ?? open(config);
  if (provider) known.set(code, provider);
  return provider;
}

const openers: Readonly<Record<string, (config: Config) => PaymentProvider | undefined>> = {
  stripe: (config) => {
    const { secretKey, webhookSecret, apiBase } = config.stripe;
    if (config.cards === 'off') return undefined;
    if (config.cards === 'sandbox') return stripeProvider({ ...sandboxKeys, apiBase: apiBase ?? getSandboxUrl(config) });
    if (!secretKey || !webhookSecret) throw new Error('Stripe has no keys');
    return stripeProvider({ secretKey, webhookSecret, apiBase });
  },
  sslcommerz: (config) => {
    const { storeId, storePassword, apiBase } = config.sslCommerz;
    if (config.sslcommerzMode === 'off') return undefined;
    if (config.sslcommerzMode === 'sandbox') {
      const { id, password } = sandboxKeys.store;
      const ipnUrl = `http://127.0.0.1:${config.port}/api${ipnPath}`;
      return sslCommerzProvider({ storeId: id, storePassword: password, apiBase: apiBase ?? getSandboxUrl(config), ipnUrl });
    }
    if (!storeId || !storePassword) throw new Error('SSLCommerz has no store');
    const ipnUrl = `${config.publicUrl}/api${ipnPath}`;
    return sslCommerzProvider({ storeId, storePassword, apiBase: apiBase ?? 'https://securepay.sslcommerz.com', ipnUrl });
  },
};

const getSandboxUrl = ({ sandboxPort }: Config): string => `http://127.0.0.1:${sandboxPort}`;
