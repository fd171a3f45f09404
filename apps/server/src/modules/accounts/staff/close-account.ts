import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { endSessions } from '../sign-in/end-session.ts';
import { lockUser } from '../lock-user.ts';
import { users } from '../tables.ts';
import { assertAdminLeft } from './lock-staff.ts';

/**
 * Closes the account of a staff member who has left the company, and ends all its sessions.
 * @throws LastAdmin
 */
export async function closeAccount(tx: Tx, userId: number): Promise<void> {
  await assertAdminLeft(tx, userId);
  await lockUser(tx, userId);
  await tx.update(users).set({ closedAt: now() }).where(eq(users.id, userId));
  await endSessions(tx, userId);
}

/** Reopens a closed account. */
export async function reopenAccount(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ closedAt: null }).where(eq(users.id, userId));
}
