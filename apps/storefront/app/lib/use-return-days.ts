import { useLingui } from '@lingui/react/macro';
import { useShop } from './use-shop.ts';

/** Returns the country's periods of return and withdrawal in days after delivery, written in the page's language. */
export function useReturnDays(): { returnDays: string; withdrawalDays: string } {
  const { i18n } = useLingui();
  const { returnDays, withdrawalDays } = useShop().market.returnPolicy;
  return { returnDays: i18n.number(returnDays), withdrawalDays: i18n.number(withdrawalDays) };
}
