import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { defaultKinds, reassignDefaults } from './address-defaults.ts';
import { AddressNotFound } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import { addresses } from '../tables.ts';

/**
 * Deletes an address. Another address replaces a default.
 * @throws AddressNotFound
 */
export function removeAddress(db: Db, { userId, addressId }: { userId: number; addressId: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const [removed] = await tx
      .delete(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.id, addressId)))
      .returning();
    if (!removed) throw new AddressNotFound();
    const kinds = defaultKinds.filter((kind) => removed[kind]);
    await reassignDefaults(tx, userId, kinds);
  });
}
