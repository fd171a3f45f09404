import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Passkey } from './contract.ts';
import { passkeys } from './tables.ts';

/** Somebody's passkeys, the oldest first. */
export async function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map(shownPasskey);
}

/** Nothing of its key. */
export const shownPasskey = ({ id, name, rpId, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  host: rpId,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
