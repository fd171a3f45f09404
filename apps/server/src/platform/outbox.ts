import { EventEmitter } from 'node:events';
import { is, sql, SQL } from 'drizzle-orm';
import { outbox } from './tables.ts';
import { afterCommit, type Tx } from './transaction.ts';

/**
 * All news of the shop by name, with what it carries. A module adds its own beside the verb that publishes it:
 * ```ts
 * declare module '#platform/outbox' {
 *   interface EventMap { 'order.placed': { orderId: number } }
 * }
 * ```
 * What it carries is JSON: ids rather than whole things, since a job reads the present state itself.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface EventMap {}

export type EventName = Extract<keyof EventMap, string>;

/** One piece of news. */
export type ShopEvent = { [Name in EventName]: { type: Name; payload: EventMap[Name] } }[EventName];

/** Tells this process's relay that there is something to take up; other processes find it by looking. */
export const outboxNudge = new EventEmitter<{ published: [] }>();

/**
 * Writes news in the transaction of its cause: both are kept, or neither. The jobs that subscribed get it once.
 */
export async function publish<Name extends EventName>(tx: Tx, event: { type: Name; payload: EventMap[Name] }): Promise<void> {
  await tx.insert(outbox).values({ type: event.type, payload: event.payload });
  afterCommit(tx, () => outboxNudge.emit('published'));
}

/** News whose payload may be known to the statement alone that writes the cause: the id of a row, say. */
type NewsInStatement = { [Name in EventName]: { type: Name; payload: EventMap[Name] | SQL<EventMap[Name]> } }[EventName];

/**
 * The same as a part of the statement that writes the cause.
 * @returns an `insert … select` for a `with`; a `where` may follow it
 */
export function newsOf(tx: Tx, ...events: NewsInStatement[]): SQL {
  afterCommit(tx, () => outboxNudge.emit('published'));
  const rows = events.map(({ type, payload }) => sql`(${type}, ${is(payload, SQL) ? payload : JSON.stringify(payload)}::jsonb)`);
  return sql`insert into ${outbox} (type, payload) select * from (values ${sql.join(rows, sql`, `)}) as news`;
}
