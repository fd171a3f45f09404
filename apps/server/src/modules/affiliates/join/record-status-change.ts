import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { affiliateEvents } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate applied or was moved; `eventId`: the entry in their history. */
    'affiliate.moved': { affiliateId: number; eventId: number };
  }
}

/** Writes an entry to an affiliate's history and publishes an event. */
export async function recordStatusChange(tx: Tx, move: Omit<typeof affiliateEvents.$inferInsert, 'id' | 'at'>): Promise<void> {
  const [event] = await tx
    .insert(affiliateEvents)
    .values({ ...move, at: now() })
    .returning({ id: affiliateEvents.id });
  if (!event) throw new Error('the status change of an affiliate was not saved');
  await publish(tx, { type: 'affiliate.moved', payload: { affiliateId: move.affiliateId, eventId: event.id } });
}
