import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { clickKeys } from '../tables.ts';

/** Cache of the present day's key by database. */
const known = new WeakMap<Db, { day: string; key: Promise<Buffer> }>();

/**
 * Returns the secret with which the addresses of a UTC day are hashed: random and the same in all processes. The first request of a new
 * day deletes the keys of previous days.
 */
export function getDayKey(db: Db, day: string): Promise<Buffer> {
  const found = known.get(db);
  if (found?.day === day) return found.key;
  const key = openKey(db, day);
  known.set(db, { day, key });
  key.catch(() => known.delete(db));
  return key;
}

async function openKey(db: Db, day: string): Promise<Buffer> {
  await dropDayKeys(db, day);
  await db
    .insert(clickKeys)
    .values({ day, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select({ secret: clickKeys.secret }).from(clickKeys).where(eq(clickKeys.day, day));
  if (!row) throw new Error(`the key of ${day} is gone already`);
  return Buffer.from(row.secret, 'hex');
}

/** Deletes the keys of previous days, so that their hashes can no longer be matched with addresses. */
export async function dropDayKeys(db: Db, day: string): Promise<void> {
  await db.delete(clickKeys).where(lt(clickKeys.day, day));
}

/** Returns a keyed hash in the form of a UUID. */
export function hashToUuid(key: Buffer, text: string): string {
  const hex = createHmac('sha256', key).update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
