/** Functions that insert the customers of the demo unchanged. */
import { eq } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import { reserveIds } from '#platform/sql/reserve-ids';
import type { Tx } from '#platform/transaction';
import { userType } from './registration/user-types.ts';
import { userRoles, users } from './tables.ts';

export const reserveUserIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, users, count);

/** Inserts customers with their user type. */
export async function insertCustomers(tx: Tx, rows: readonly (typeof users.$inferInsert & { id: number })[]): Promise<void> {
  await insertRows(tx, users, rows);
  await insertRows(
    tx,
    userRoles,
    rows.map(({ id }) => ({ userId: id, userTypeId: userType.customer })),
  );
}

/** Sets the creation time of an account. */
export async function setCreationTime(tx: Tx, email: string, createdAt: Date): Promise<void> {
  await tx.update(users).set({ createdAt }).where(eq(users.email, email));
}
