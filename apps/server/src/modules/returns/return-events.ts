import { now } from '#kit/clock';
import type { LinePieces } from '#modules/orders';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { returnEvents } from './tables.ts';

/** What its customer is told of by mail. */
export type ReturnNews = 'requested' | 'approved' | 'rejected' | 'received' | 'withdrawal';

declare module '#platform/outbox' {
  interface EventMap {
    /** `eventId`: the last of the return's events that it is about; each is told of once. `declared`: what a withdrawal named. */
    'return.moved': { requestId: number; news: ReturnNews; eventId: number; declared?: LinePieces[] | undefined };
  }
}

export interface ReturnEvent {
  itemId: number | null;
  from: string | null;
  to: string;
}

export interface ReturnStep {
  requestId: number;
  events: readonly ReturnEvent[];
  actor: string;
  reason?: string | undefined;
  /** Absent: nobody is told. */
  news?: ReturnNews | undefined;
  declared?: LinePieces[];
}

/** Keeps who moved a return, when and why, and has its customer told where that is news to him. */
export async function recordReturnEvents(tx: Tx, { requestId, events, actor, reason = '', news, declared }: ReturnStep): Promise<void> {
  if (events.length === 0) return;
  const at = now();
  const kept = await tx
    .insert(returnEvents)
    .values(events.map((event) => ({ ...event, requestId, actor, reason, at })))
    .returning({ id: returnEvents.id });
  const eventId = Math.max(...kept.map(({ id }) => id));
  if (news) await publish(tx, { type: 'return.moved', payload: { requestId, news, eventId, ...(declared && { declared }) } });
}
