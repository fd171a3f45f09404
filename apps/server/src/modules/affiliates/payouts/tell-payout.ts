import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { PayoutStatus } from './payout-life.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payout was prepared, handed to the bank, paid, or came to nothing. */
    'affiliate.payout-moved': { payoutId: number; affiliateId: number; status: 'prepared' | 'exported' | 'paid' | 'failed' };
  }
}

export const tellPayout = (tx: Tx, { id, affiliateId, status }: { id: number; affiliateId: number; status: PayoutStatus }): Promise<void> =>
  publish(tx, { type: 'affiliate.payout-moved', payload: { payoutId: id, affiliateId, status } });
