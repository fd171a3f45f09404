import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { defaultKinds, removeOtherDefaults } from './address-defaults.ts';
import { checkAddress } from './check-address.ts';
import type { AddressChange, SavedAddress } from '../contract.ts';
import { AddressNotFound } from '../errors.ts';
import { toSavedAddress } from './list-addresses.ts';
import { lockUser } from '../lock-user.ts';
import { addresses } from '../tables.ts';

/**
 * Changes an address. It can become a default. A default address stays the default until another address replaces it.
 * @throws AddressNotFound, InvalidInput, CountryNotFound
 */
export async function changeAddress(
  db: Db,
  { userId, addressId }: { userId: number; addressId: number },
  typed: AddressChange,
): Promise<SavedAddress> {
  const own = and(eq(addresses.userId, userId), eq(addresses.id, addressId));
  const [known] = await db.select({ id: addresses.id }).from(addresses).where(own);
  if (!known) throw new AddressNotFound();
  const address = await checkAddress(db, typed);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const kinds = defaultKinds.filter((kind) => typed[kind]);
    const [row] = await tx
      .update(addresses)
      .set({ ...address, ...Object.fromEntries(kinds.map((kind) => [kind, true])), updatedAt: now() })
      .where(own)
      .returning();
    if (!row) throw new AddressNotFound();
    await removeOtherDefaults(tx, { userId, addressId, kinds });
    return toSavedAddress(row);
  });
}
