import { EventEmitter } from 'node:events';
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
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

/** The same as a part of the statement that writes the cause. @returns the value that {@link insertNews} takes */
export function newsOf(tx: Tx, ...events: ShopEvent[]): string {
  afterCommit(tx, () => outboxNudge.emit('published'));
  return JSON.stringify(events);
}

/**
 * Writes news inside of another statement: an `insert … select` for a `with`; more may follow it.
 * @param news as {@link newsOf} gives it
 * @param payload what it carries, where only the statement knows it; columns of `news` are `type` and `payload`
 */
export const insertNews = (news: Placeholder, payload = sql`payload`): SQL =>
  sql`insert into ${outbox} (type, payload) select type, ${payload} from jsonb_to_recordset(${news}::jsonb) as news (type text, payload jsonb)`;
