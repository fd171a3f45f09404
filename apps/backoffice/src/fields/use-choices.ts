import { useQuery } from '@tanstack/react-query';
import type { DiscountRuleChoice, DiscountTarget, MarketChoice } from '@selvedge/server/admin/marketing';
import type { PaymentMethodChoice } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';

/** The lists of choices, by the path of their call. */
interface ChoiceLists {
  'discount-categories': DiscountTarget;
  'discount-rules': DiscountRuleChoice;
  markets: MarketChoice;
  'payment-methods': PaymentMethodChoice;
}

/** Time in ms after which a list is loaded again. Choices rarely change. */
const STALE_AFTER = 10 * 60_000;
const none: readonly never[] = [];

/** Returns a list of choices for forms and filters; empty until it is loaded. */
export function useChoices<Path extends keyof ChoiceLists>(path: Path): readonly ChoiceLists[Path][] {
  const { data = none } = useQuery({
    queryKey: ['choices', path],
    queryFn: async () => (await call<readonly ChoiceLists[Path][]>(path)).data,
    staleTime: STALE_AFTER,
  });
  return data;
}
