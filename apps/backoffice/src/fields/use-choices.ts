import { useQuery } from '@tanstack/react-query';
import type { DiscountRuleChoice, DiscountTarget, MarketChoice } from '@selvedge/server/admin/marketing';
import type { PaymentMethodChoice } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';

interface ChoiceLists {
  'discount-categories': DiscountTarget;
  'discount-rules': DiscountRuleChoice;
  markets: MarketChoice;
  'payment-methods': PaymentMethodChoice;
}

/** The call of each list. */
const calls: { readonly [Name in keyof ChoiceLists]: () => Promise<{ data: readonly ChoiceLists[Name][] }> } = {
  'discount-categories': () => call('GET /admin/discount-categories'),
  'discount-rules': () => call('GET /admin/discount-rules'),
  markets: () => call('GET /admin/markets'),
  'payment-methods': () => call('GET /admin/payment-methods'),
};

/** Time in ms after which a list is loaded again. Choices rarely change. */
const STALE_AFTER_MS = 10 * 60_000;
const none: readonly never[] = [];

/** Queries the countries and other records that many forms and filters need. */
export const useReference = () =>
  useQuery({ queryKey: ['reference'], queryFn: async () => (await call('GET /admin/reference')).data, staleTime: STALE_AFTER_MS });

/** Returns a list of choices for forms and filters; empty until it is loaded. */
export function useChoices<Name extends keyof ChoiceLists>(name: Name): readonly ChoiceLists[Name][] {
  const { data = none } = useQuery({
    queryKey: ['choices', name],
    queryFn: async () => (await calls[name]()).data,
    staleTime: STALE_AFTER_MS,
  });
  return data;
}
