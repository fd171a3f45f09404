import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { users } from './tables.ts';

/**
 * Deletes an account with all that hangs on it: sessions, devices, addresses, passkeys, links of mails. What has to stay
 * in the books (orders) must have been made nobody's before, in the same transaction; the database refuses otherwise.
 */
export async function deleteAccount(tx: Tx, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
