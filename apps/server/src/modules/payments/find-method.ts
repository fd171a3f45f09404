import { getTexts } from '@selvedge/i18n/texts';
import type { MethodMark } from './contract.ts';
import type { AmountLimits, MethodKind, ProviderKind } from './providers/provider-kind.ts';
import { providerKinds } from './providers/provider-kinds.ts';
import type { Payment } from './request-payment.ts';

interface KnownMethod {
  method: MethodKind;
  provider: ProviderKind;
}

const byCode: ReadonlyMap<string, KnownMethod> = new Map(
  providerKinds.flatMap((provider) => provider.methods.map((method) => [method.code, { method, provider }] as const)),
);

/** A country, and the currency in which it sells now. */
export interface Market {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** ISO 4217. */
  currency: string;
}

/** Returns whether the carrier collects the money of orders with this payment method. */
export const isPaidOnDelivery = (method: string): boolean => byCode.get(method)?.provider.online === null;

/**
 * Returns the name and the explanation of a payment method for shoppers.
 * @param language the shop's language code; unknown codes get English
 * @returns the code as its name for a method that no provider offers any more
 */
export function getMethodTexts(method: string, language: string): { name: string; detail: string } {
  const kind = byCode.get(method)?.method;
  if (!kind) return { name: method, detail: '' };
  const texts = getTexts('payments', language);
  return { name: 'brand' in kind.name ? kind.name.brand : texts.t(kind.name.text), detail: kind.describe(texts) };
}

/** Lists the names of the services that a payment method includes: the method itself and its wallets. */
export const listServiceNames = (method: string, language: string): string[] => [
  getMethodTexts(method, language).name,
  ...(byCode.get(method)?.method.wallets ?? []),
];

/** Returns the icon of a payment method; a method that no provider offers any more has the icon of cards. */
export const getMethodMark = (method: string): MethodMark => byCode.get(method)?.method.mark ?? 'card';

/** Returns why a provider or a payment method cannot be used in a country. @returns undefined if it can be used */
export function findMarketProblem(
  { countries, currencies }: Pick<MethodKind, 'countries' | 'currencies'>,
  { countryCode, currency }: Market,
): 'country' | 'currency' | undefined {
  if (countries && !countries.includes(countryCode)) return 'country';
  return currencies && !currencies.includes(currency) ? 'currency' : undefined;
}

/** Returns whether a provider accepts a payment method in a country and its currency. */
export function isUsableMethod(code: string, market: Market): boolean {
  const known = byCode.get(code);
  return known !== undefined && [known.provider, known.method].every((kind) => findMarketProblem(kind, market) === undefined);
}

/** Returns the amounts that the provider of a payment method accepts, in minor units. */
export const getAmountLimits = (code: string, currency: string): AmountLimits => byCode.get(code)?.provider.limits[currency] ?? { min: 0, max: null };

/** Finds the method of a payment. Requests from before the methods had names were for the first method of their provider. */
export function findPaymentMethod({ provider: code, request }: Pick<Payment, 'provider' | 'request'>): MethodKind | undefined {
  const named = request.method === undefined ? undefined : byCode.get(request.method)?.method;
  return named ?? providerKinds.find((provider) => provider.code === code)?.methods[0];
}
