/** The access to a payment provider. */
export interface ProviderAccess<Key extends string = string> {
  /** `live` uses the keys of an account, `sandbox` uses the sandbox on this machine, `off` disables the provider. */
  mode: 'live' | 'sandbox' | 'off';
  /** Absent unless the mode is `live`. */
  keys: Readonly<Record<Key, string>> | undefined;
  /** Address of the API; absent: the provider's default address. */
  apiBase: string | undefined;
}

/** The names of the settings of each payment provider. A provider needs all of its keys or none. */
const paymentSettings = {
  stripe: { name: 'Stripe', keys: { secretKey: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' }, apiBase: 'STRIPE_API_BASE' },
  sslcommerz: {
    name: 'SSLCommerz',
    keys: { storeId: 'SSLCOMMERZ_STORE_ID', storePassword: 'SSLCOMMERZ_STORE_PASSWORD' },
    apiBase: 'SSLCOMMERZ_API_BASE',
  },
} as const;

type Code = keyof typeof paymentSettings;
type Given = Readonly<Record<string, unknown>>;
const codes = Object.keys(paymentSettings) as Code[];

/** The access to each payment provider. */
export type PaymentAccess = { [Each in Code]: ProviderAccess<string & keyof (typeof paymentSettings)[Each]['keys']> };

/**
 * Returns the access to each payment provider.
 * @param given checked settings by name
 * @param sandboxUrl address of the sandbox; undefined if no sandbox runs
 */
export const readPaymentAccess = (given: Given, sandboxUrl: string | undefined): PaymentAccess =>
  Object.fromEntries(codes.map((code) => [code, readAccess(given, code, sandboxUrl)])) as PaymentAccess;

function readAccess(given: Given, code: Code, sandboxUrl: string | undefined): ProviderAccess {
  const { keys: names, apiBase } = paymentSettings[code];
  const keys = Object.fromEntries(Object.entries(names).map(([key, name]: [string, string]) => [key, given[name]]));
  const ownBase = given[apiBase] as string | undefined;
  if (Object.values(keys).every((value) => typeof value === 'string'))
    return { mode: 'live', keys: keys as Record<string, string>, apiBase: ownBase };
  if (sandboxUrl === undefined) return { mode: 'off', keys: undefined, apiBase: ownBase };
  return { mode: 'sandbox', keys: undefined, apiBase: ownBase ?? sandboxUrl };
}

/** Returns a line for each provider of which some keys are set and others are not. */
export const listIncompleteProviders = (given: Given): string[] =>
  codes.flatMap((code) => {
    const { name, keys } = paymentSettings[code];
    const names: string[] = Object.values(keys);
    const absent = names.filter((key) => given[key] === undefined);
    if (absent.length === 0 || absent.length === names.length) return [];
    return `${absent.join(' and ')} is missing: ${name} needs ${names.join(' and ')}, or none of them to do without it`;
  });

/** Hosts of test systems, where payments are not real. */
const testHosts = /^(sandbox\.sslcommerz\.com|localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Test keys of the providers: Stripe's prefix, and the public test store of SSLCommerz. */
const testKeys = /^(sk|rk)_test_|^testbox$/;

/** Returns a line for each provider with test keys or a test system, because orders would count as paid without a real payment. */
export const listTestPayments = (access: PaymentAccess): string[] =>
  codes.flatMap((code) => {
    const { name, keys: names, apiBase: baseName } = paymentSettings[code];
    const { keys, apiBase } = access[code];
    if (!keys) return [];
    const named = Object.entries(names as Record<string, string>).filter(([key]) => testKeys.test((keys as Record<string, string>)[key] ?? ''));
    const settings = named.map(([, setting]) => setting);
    if (apiBase && URL.canParse(apiBase) && testHosts.test(new URL(apiBase).hostname)) settings.push(baseName);
    return settings.length > 0 ? [`${name} takes no money with ${settings.join(' and ')} of a test system`] : [];
  });

/** Returns a sentence for each provider that is switched off. */
export const listProvidersOff = (access: PaymentAccess): string[] =>
  codes.flatMap((code) => {
    const { name, keys } = paymentSettings[code];
    return access[code].mode === 'off' ? `${name} is switched off: ${Object.values(keys).join(' and ')} are not set.` : [];
  });
