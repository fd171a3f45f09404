import { useChoices } from './use-choices.ts';

/** Returns the names of payment methods and providers; a code until they are loaded. */
export function usePaymentNames() {
  const methods = useChoices('payment-methods');
  return {
    getMethod: (code: string): string => methods.find((method) => method.code === code)?.name ?? code,
    getProvider: (code: string): string => methods.find(({ provider }) => provider === code)?.providerName ?? code,
  };
}
