import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Passkey } from '../contract.ts';
import { passkeys } from '../tables.ts';

/** Lists a user's passkeys of the shop or of the back office, the oldest first. */
export async function listPasskeys(db: Db, userId: number, { isForStaff = false }: { isForStaff?: boolean } = {}): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.isForStaff, isForStaff)))
    .orderBy(asc(passkeys.id));
  return rows.map(toPasskeyRow);
}

/** Converts a passkey for a response, without the public key. */
export const toPasskeyRow = ({ id, name, rpId, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  host: rpId,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
