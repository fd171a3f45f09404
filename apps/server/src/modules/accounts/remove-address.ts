import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { defaultKinds, handOnDefaults } from './address-defaults.ts';
import { AddressNotFound } from './errors.ts';
import { lockUser } from './lock-user.ts';
import { addresses } from './tables.ts';

/**
 * Forgets an address; what it was the default of, another becomes.
 * @throws AddressNotFound
 */
export function removeAddress(db: Db, { userId, addressId }: { userId: number; addressId: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const [gone] = await tx
      .delete(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.id, addressId)))
      .returning();
    if (!gone) throw new AddressNotFound();
    const kinds = defaultKinds.filter((kind) => gone[kind]);
    await handOnDefaults(tx, userId, kinds);
  });
}
