import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { sellerEvents } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A seller has applied or was moved; `eventId`: the entry in the history. */
    'seller.moved': { sellerId: number; eventId: number };
    /** An application was submitted with the email of a known seller. */
    'seller.applied-again': { sellerId: number };
  }
}

/** Writes an entry to a seller's history and publishes an event. */
export async function recordSellerEvent(tx: Tx, move: Omit<typeof sellerEvents.$inferInsert, 'id' | 'at'>): Promise<void> {
  const [event] = await tx
    .insert(sellerEvents)
    .values({ ...move, at: now() })
    .returning({ id: sellerEvents.id });
  if (!event) throw new Error('the seller event was not saved');
  await publish(tx, { type: 'seller.moved', payload: { sellerId: move.sellerId, eventId: event.id } });
}
