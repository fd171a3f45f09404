import type { Config } from '#platform/config';
import type { OnlineProvider, ProviderKind } from './providers/provider-kind.ts';
import { providerKinds } from './providers/provider-kinds.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

const byCode: ReadonlyMap<string, ProviderKind> = new Map(providerKinds.map((kind) => [kind.code, kind]));
/** Returns the properties of an online provider. @returns undefined for cash on delivery, and for an unknown code */
export const findOnlineProvider = (code: string): OnlineProvider | undefined => byCode.get(code)?.online ?? undefined;

/** Returns whether the provider of this code collects the money before the order is packed. An unknown provider counts as such. */
export const isOnlineProvider = (code: string): boolean => byCode.get(code)?.online !== null;

const opened = new WeakMap<Config, Map<string, PaymentProvider>>();

/**
 * Returns the provider of a payment method, as configured for this process.
 * @returns undefined for offline methods, and if the provider is switched off
 */
export function findProvider(config: Config, code: string): PaymentProvider | undefined {
  const online = findOnlineProvider(code);
  if (!online || online.getAccess(config.payments).mode === 'off') return undefined;
  const known = opened.get(config) ?? new Map<string, PaymentProvider>();
  opened.set(config, known);
  const provider = known.get(code) ?? online.open(config);
  known.set(code, provider);
  return provider;
}
