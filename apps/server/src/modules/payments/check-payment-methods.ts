import type { FieldIssue } from '#kit/errors';
import { providerKinds } from './providers/provider-kinds.ts';

interface MethodChoice {
  /** The payment method's code. */
  code: string;
  /** The provider's code. */
  provider: string;
}

/**
 * Checks the payment methods of a country: each must be offered by its provider, for this country and currency.
 * @returns one issue per wrong method, at its field
 */
export function checkPaymentMethods(
  methods: readonly MethodChoice[],
  { countryCode, currency }: { countryCode: string; currency: string },
): FieldIssue[] {
  return methods.flatMap(({ code, provider }, index): FieldIssue[] => {
    const refuse = (field: keyof MethodChoice, reason: string, message: string) => [
      { field: `paymentMethods.${index}.${field}`, code: reason, params: { message } },
    ];
    const kind = providerKinds.find((known) => known.code === provider);
    if (!kind) return refuse('provider', 'unknown', 'The shop has no such provider');
    if (!kind.methods.some((method) => method.code === code)) return refuse('code', 'unknown', `${kind.name} does not offer this method`);
    if (kind.countries && !kind.countries.includes(countryCode))
      return refuse('provider', 'country', `${kind.name} is not available in this country`);
    if (kind.currencies && !kind.currencies.includes(currency)) return refuse('provider', 'currency', `${kind.name} does not accept ${currency}`);
    return [];
  });
}
