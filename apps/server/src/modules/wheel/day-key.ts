import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { wheelKeys } from './tables.ts';

/**
 * The key of a day: made by whoever asks first, the same in all processes.
 * @param day ISO date, of the country that is spun in
 */
export async function dayKey(db: Db, day: string): Promise<string> {
  const found = await readKey(db, day);
  if (found !== undefined) return found;
  await db
    .insert(wheelKeys)
    .values({ day, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const made = await readKey(db, day);
  if (made === undefined) throw new Error(`the wheel's key of ${day} is gone already`);
  return made;
}

async function readKey(db: Db, day: string): Promise<string | undefined> {
  const [row] = await db.select({ secret: wheelKeys.secret }).from(wheelKeys).where(eq(wheelKeys.day, day));
  return row?.secret;
}

/** The keys that are still there. */
export const keptKeys = (db: Db): Promise<{ day: string; secret: string }[]> => db.select().from(wheelKeys).execute();

/** From now on nobody can tell who spun before this day (ISO). */
export async function dropKeysBefore(tx: Tx, day: string): Promise<void> {
  await tx.delete(wheelKeys).where(lt(wheelKeys.day, day));
}

/** Whom a row is about, for as long as its day's key is there. */
export const hashWith = (secret: string, kind: 'visitor' | 'mailbox' | 'account' | 'network', text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${kind} ${text}`).digest('base64url');
