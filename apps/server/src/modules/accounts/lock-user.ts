import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { users } from './tables.ts';

/** Locks a user until this transaction ends, so that changes to their data run one after the other. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
