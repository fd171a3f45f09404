import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { PayoutStatus } from './payout-transitions.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payout was prepared, exported for the bank, paid, or failed. */
    'affiliate.payout-moved': { payoutId: number; affiliateId: number; status: 'prepared' | 'exported' | 'paid' | 'failed' };
  }
}

export const publishPayoutChange = (tx: Tx, { id, affiliateId, status }: { id: number; affiliateId: number; status: PayoutStatus }): Promise<void> =>
  publish(tx, { type: 'affiliate.payout-moved', payload: { payoutId: id, affiliateId, status } });
