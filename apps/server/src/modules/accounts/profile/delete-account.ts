import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { users } from '../tables.ts';

/**
 * Deletes an account with its sessions, devices, addresses, passkeys and tokens. Orders must have been anonymised before in the same
 * transaction; otherwise the database refuses.
 */
export async function deleteAccount(tx: Tx, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
