import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { wheelKeys } from '../tables.ts';

/**
 * Returns the key of a day, created on the first request and the same in all processes.
 * @param day ISO date in the country of the spin
 */
export async function getDayKey(db: Db, day: string): Promise<string> {
  const found = await readKey(db, day);
  if (found !== undefined) return found;
  await db
    .insert(wheelKeys)
    .values({ day, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const made = await readKey(db, day);
  if (made === undefined) throw new Error(`the wheel's key of ${day} is already deleted`);
  return made;
}

async function readKey(db: Db, day: string): Promise<string | undefined> {
  const [row] = await db.select({ secret: wheelKeys.secret }).from(wheelKeys).where(eq(wheelKeys.day, day));
  return row?.secret;
}

/** Returns all keys that are not deleted yet. */
export const listDayKeys = (db: Db): Promise<{ day: string; secret: string }[]> => db.select().from(wheelKeys).execute();

/** Deletes the keys of earlier days (ISO), so that their hashes can no longer be matched. */
export async function dropKeysBefore(tx: Tx, day: string): Promise<void> {
  await tx.delete(wheelKeys).where(lt(wheelKeys.day, day));
}

/** Returns a keyed hash that identifies a spinner as long as the day's key exists. */
export const hashSpinner = (secret: string, kind: 'visitor' | 'mailbox' | 'account' | 'network', text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${kind} ${text}`).digest('base64url');
