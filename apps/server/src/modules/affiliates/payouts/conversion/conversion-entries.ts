import type { NewEntry } from '../../ledger/write-entries.ts';
import type { payouts } from '../tables.ts';

type Payout = Pick<typeof payouts.$inferSelect, 'id' | 'number' | 'currency' | 'conversion'>;

/** Returns the pair of ledger entries of each converted balance: out of the balance, and into the currency of the payout. */
export const listConversionEntries = ({ id, number, currency, conversion }: Payout, payoutHash: string | null): NewEntry[] =>
  (conversion?.balances ?? []).flatMap((balance): NewEntry[] => {
    const shared = { kind: 'conversion' as const, payoutId: id, payoutHash, reason: number };
    return [
      { ...shared, cause: `payout ${number} converts ${balance.currency}`, currency: balance.currency, approved: -balance.amount },
      { ...shared, cause: `payout ${number} adds ${balance.currency}`, currency, approved: balance.converted },
    ];
  });

/** Returns the entries that give the converted balances of a failed payout back, by the rates at which they were converted. */
export const listReturnEntries = ({ id, number, currency, conversion }: Payout, payoutHash: string | null): NewEntry[] =>
  (conversion?.balances ?? []).flatMap((balance): NewEntry[] => {
    const shared = { kind: 'conversion-returned' as const, payoutId: id, payoutHash, reason: number };
    return [
      { ...shared, cause: `payout ${number} takes back ${balance.currency}`, currency, approved: -balance.converted },
      { ...shared, cause: `payout ${number} returns ${balance.currency}`, currency: balance.currency, approved: balance.amount },
    ];
  });
