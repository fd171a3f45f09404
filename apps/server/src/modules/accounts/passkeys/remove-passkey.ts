import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { PasskeyNotFound } from '../errors.ts';
import { passkeys } from '../tables.ts';

/**
 * Deletes a passkey.
 * @throws PasskeyNotFound
 */
export async function removePasskey(
  db: Db,
  { userId, passkeyId, isForStaff = false }: { userId: number; passkeyId: number; isForStaff?: boolean },
): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId), eq(passkeys.isForStaff, isForStaff)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new PasskeyNotFound();
}
