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
const tagsANotification = 150;

/** Says in the transaction of a change what it changed. This process hears it after the commit, others a moment later. */
export async function dropTags(tx: Tx, tags: readonly string[]): Promise<void> {
  const changed = [...new Set(tags)];
  if (changed.length === 0) return;
  for (let start = 0; start < changed.length; start += tagsANotification) {
    const payload = JSON.stringify({ from: processId, tags: changed.slice(start, start + tagsANotification) });
    await tx.execute(sql`select pg_notify(${tagChannel}, ${payload})`);
  }
  afterCommit(tx, () => tellTagDrops(changed));
}
