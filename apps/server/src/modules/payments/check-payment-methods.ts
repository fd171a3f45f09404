import type { FieldIssue } from '#kit/errors';
import { findMarketProblem, getMethodTexts, type Market } from './find-method.ts';
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
export function checkPaymentMethods(methods: readonly MethodChoice[], market: Market): FieldIssue[] {
  return methods.flatMap(({ code, provider }, index): FieldIssue[] => {
    const refuse = (field: keyof MethodChoice, reason: string, message: string) => [
      { field: `paymentMethods.${index}.${field}`, code: reason, params: { message } },
    ];
    const kind = providerKinds.find((known) => known.code === provider);
    if (!kind) return refuse('provider', 'unknown', 'The shop has no such provider');
    const method = kind.methods.find((known) => known.code === code);
    if (!method) return refuse('code', 'unknown', `${kind.name} does not offer this method`);
    const ofProvider = findMarketProblem(kind, market);
    if (ofProvider) return refuse('provider', ofProvider, `${kind.name} ${explain(ofProvider, market)}`);
    const ofMethod = findMarketProblem(method, market);
    return ofMethod ? refuse('code', ofMethod, `${getMethodTexts(code, 'en').name} ${explain(ofMethod, market)}`) : [];
  });
}

const explain = (problem: 'country' | 'currency', { currency }: Market): string =>
  problem === 'country' ? 'is not available in this country' : `does not accept ${currency}`;
