import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterCommit, type Tx } from './transaction.ts';

/**
 * News that something shown has changed, named by tags (`product:17`, `listing:category:3`): whoever keeps what was made
 * from it drops it. First the models in memory hear it, then the caches of what is made from them, so that a page made anew
 * never stands on an old model.
 */
export const tagDrops = new EventEmitter<{ models: [tags: readonly string[]]; caches: [tags: readonly string[]] }>().setMaxListeners(0);

/** Dropped with everything else: sent where something may have been missed. */
export const everything = '*';

export const tagChannel = 'tag_drops';

/** This process, so that it passes over its own news when it comes back from the database. */
export const processId = randomUUID();

export function tellTagDrops(tags: readonly string[]): void {
  tagDrops.emit('models', tags);
  tagDrops.emit('caches', tags);
}

/** PostgreSQL takes 8000 bytes in a notification. */
const tagsAMessage = 150;

/** Takes messages to the other processes; none: PostgreSQL does, as a part of the transaction. */
let carry: ((message: string) => void) | undefined;

/** Has news taken to the other processes by something else than PostgreSQL: see tag-feed.ts. */
export const carryTagDropsBy = (carrier: typeof carry): void => {
  carry = carrier;
};

/** Says in the transaction of a change what it changed. This process hears it after the commit, others a moment later. */
export async function dropTags(tx: Tx, tags: readonly string[]): Promise<void> {
  const changed = [...new Set(tags)];
  if (changed.length === 0) return;
  const messages: string[] = [];
  for (let start = 0; start < changed.length; start += tagsAMessage) messages.push(tagMessage(changed.slice(start, start + tagsAMessage)));
  if (!carry) for (const message of messages) await tx.execute(sql`select pg_notify(${tagChannel}, ${message})`);
  afterCommit(tx, () => {
    tellTagDrops(changed);
    for (const message of messages) carry?.(message);
  });
}

export const tagMessage = (tags: readonly string[]): string => JSON.stringify({ from: processId, tags });

/** What another process has dropped; nothing where the message is our own. One that cannot be read may have been anything. */
export function tagsOfOthers(message: string): readonly string[] {
  try {
    const { from, tags } = JSON.parse(message) as { from?: unknown; tags?: unknown };
    if (from === processId) return [];
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // Said below.
  }
  return [everything];
}
