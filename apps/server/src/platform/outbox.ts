import { EventEmitter } from 'node:events';
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { outbox } from './tables.ts';
import { findTraceparent } from './tracing/tracing.ts';
import { afterCommit, type Tx } from './transaction.ts';

/**
 * All events of the shop by name, with their payload. A module declares its events next to the operation that publishes them:
 * ```ts
 * declare module '#platform/outbox' {
 *   interface EventMap { 'order.placed': { orderId: number } }
 * }
 * ```
 * A payload is JSON. It contains ids rather than whole records, because a job reads the current state.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface EventMap {}

export type EventName = Extract<keyof EventMap, string>;

/** An event with its payload. */
export type ShopEvent = { [Name in EventName]: { type: Name; payload: EventMap[Name] } }[EventName];

/** Notifies this process's relay of new events. Other processes poll for them. */
export const outboxSignal = new EventEmitter<{ published: [] }>();

/** Stores an event in the transaction of the change that causes it. Each subscribed job receives the event once. */
export async function publish<Name extends EventName>(tx: Tx, event: { type: Name; payload: EventMap[Name] }): Promise<void> {
  await tx.insert(outbox).values({ type: event.type, payload: event.payload, traceparent: findTraceparent() });
  afterCommit(tx, () => outboxSignal.emit('published'));
}

/** Stores events as part of the statement that writes the change. @returns the value for {@link insertEvents} */
export function publishInStatement(tx: Tx, ...events: ShopEvent[]): string {
  afterCommit(tx, () => outboxSignal.emit('published'));
  const traceparent = findTraceparent();
  return JSON.stringify(traceparent ? events.map((event) => ({ ...event, traceparent })) : events);
}

/**
 * Returns SQL that stores events inside another statement: an `insert … select` for a `with`, which callers may extend.
 * @param eventRows the value of {@link publishInStatement}
 * @param payload the payload when only the statement can compute it; `news` has the columns `type` and `payload`
 */
export const insertEvents = (eventRows: Placeholder, payload = sql`payload`): SQL =>
  sql`insert into ${outbox} (type, payload, traceparent) select type, ${payload}, traceparent
    from jsonb_to_recordset(${eventRows}::jsonb) as news (type text, payload jsonb, traceparent text)`;

/** Runs work and removes the events that it published, for work on past data that must not notify anyone. */
export async function discardEvents(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from ${outbox}`);
  await work();
  await tx.delete(outbox).where(sql`${outbox.id} > ${rows[0]?.last ?? 0}`);
}
