import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { sellerEvents } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A seller has applied, or was moved; `eventId`: the step of its history that says so. */
    'seller.moved': { sellerId: number; eventId: number };
    /** Somebody has applied with the mailbox of a seller that is known already. */
    'seller.applied-again': { sellerId: number };
  }
}

/** Writes a step of a seller's history, and tells of it. */
export async function noteMove(tx: Tx, move: Omit<typeof sellerEvents.$inferInsert, 'id' | 'at'>): Promise<void> {
  const [event] = await tx
    .insert(sellerEvents)
    .values({ ...move, at: now() })
    .returning({ id: sellerEvents.id });
  if (!event) throw new Error('the step was not written');
  await publish(tx, { type: 'seller.moved', payload: { sellerId: move.sellerId, eventId: event.id } });
}
