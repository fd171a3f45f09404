import type { Market } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';

/** Shows the amount in the second currency while the country has dual display; otherwise nothing. */
export function SecondAmount({ value, dualDisplay }: { value: number; dualDisplay: Market['dualDisplay'] }) {
  if (!dualDisplay) return null;
  return <Amount value={Math.round((value * dualDisplay.rateE5) / 1000) / 100} currency={dualDisplay.currency} />;
}
