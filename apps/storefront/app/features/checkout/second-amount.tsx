import type { Market } from '@selvedge/server/contract';
import { Amount } from '#ui/amount.tsx';

/** The same sum in the currency that the law wants beside it for a while; nothing where it wants none. */
export function SecondAmount({ value, dualDisplay }: { value: number; dualDisplay: Market['dualDisplay'] }) {
  if (!dualDisplay) return null;
  return <Amount value={Math.round((value * dualDisplay.rateE5) / 1000) / 100} currency={dualDisplay.currency} />;
}
