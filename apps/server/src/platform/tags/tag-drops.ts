import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queuePurges } from '../cdn/purge-queue.ts';
import { afterCommit, type Tx } from '../transaction.ts';

/**
 * Notifications of changes to displayed data, by tag (`product:17`, `listing:category:3`). Caches drop all entries with that data. Models in memory
 * are notified before the caches, so that a new page is never rendered from an old model.
 */
export const tagDrops = new EventEmitter<{ models: [tags: readonly string[]]; caches: [tags: readonly string[]] }>().setMaxListeners(0);

/** The tag that drops everything. It is sent when notifications may have been lost. */
export const everything = '*';

export const tagChannel = 'tag_drops';

/** Identifies this process, so that it ignores its own notifications from the database. */
export const processId = randomUUID();

export function notifyTagDrops(tags: readonly string[]): void {
  tagDrops.emit('models', tags);
  tagDrops.emit('caches', tags);
}

/** Maximum number of tags per message. PostgreSQL allows 8000 bytes in a notification. */
const tagsAMessage = 150;

/** Sends messages to the other processes; undefined: PostgreSQL sends them, as part of the transaction. */
let currentCarrier: ((message: string) => void) | undefined;

/** Replaces PostgreSQL as the transport of notifications: see tag-feed.ts. */
export const setTagDropCarrier = (carrier: typeof currentCarrier): void => {
  currentCarrier = carrier;
};

/**
 * Publishes the tags that a change drops, in its transaction. This process is notified after the commit, and other processes shortly afterwards. The
 * process that leases the stored purges sends them to the caches in front of the shop.
 */
export async function dropTags(tx: Tx, tags: readonly string[]): Promise<void> {
  const changed = [...new Set(tags)];
  if (changed.length === 0) return;
  await queuePurges(tx, changed);
  const messages: string[] = [];
  for (let start = 0; start < changed.length; start += tagsAMessage) messages.push(tagMessage(changed.slice(start, start + tagsAMessage)));
  if (!currentCarrier) for (const message of messages) await tx.execute(sql`select pg_notify(${tagChannel}, ${message})`);
  afterCommit(tx, () => {
    notifyTagDrops(changed);
    for (const message of messages) currentCarrier?.(message);
  });
}

export const tagMessage = (tags: readonly string[]): string => JSON.stringify({ from: processId, tags });

/** Returns the tags that another process dropped; none for this process's own message; everything for an unreadable message. */
export function listForeignTags(message: string): readonly string[] {
  try {
    const { from, tags } = JSON.parse(message) as { from?: unknown; tags?: unknown };
    if (from === processId) return [];
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // An unreadable message drops everything, see below.
  }
  return [everything];
}
