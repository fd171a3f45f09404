import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { users } from './tables.ts';

/** One change of what somebody keeps at a time: of two at once each would not see the other. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
