import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { returnEvents } from './tables.ts';

/** The steps about which the customer gets an email. */
export type ReturnNotification = 'requested' | 'approved' | 'rejected' | 'received' | 'withdrawal';

/** Pieces that a withdrawal names. `shipmentItemId`: of an exchange parcel. */
export interface DeclaredPieces {
  orderLineId: number;
  shipmentItemId?: number | undefined;
  quantity: number;
}

declare module '#platform/outbox' {
  interface EventMap {
    /** Some items of a return moved to another state. */
    'return.changed': { requestId: number };
    /** `eventId`: the last event of the step; each is mailed once. `declared`: the pieces that a withdrawal names. */
    'return.moved': { requestId: number; news: ReturnNotification; eventId: number; declared?: DeclaredPieces[] | undefined };
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
  /** Absent: no email. */
  news?: ReturnNotification | undefined;
  declared?: DeclaredPieces[];
  /** Default: now. */
  at?: Date | undefined;
}

/** Stores the actor, time and reason of a step of a return, and publishes it. A second event is for the email to the customer. */
export async function recordReturnEvents(tx: Tx, { requestId, events, actor, reason = '', news, declared, at = now() }: ReturnStep): Promise<void> {
  if (events.length === 0) return;
  const stored = await tx
    .insert(returnEvents)
    .values(events.map((event) => ({ ...event, requestId, actor, reason, at })))
    .returning({ id: returnEvents.id });
  const eventId = Math.max(...stored.map(({ id }) => id));
  await publish(tx, { type: 'return.changed', payload: { requestId } });
  if (news) await publish(tx, { type: 'return.moved', payload: { requestId, news, eventId, ...(declared && { declared }) } });
}
