import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { defaultKinds, removeOtherDefaults } from './address-defaults.ts';
import { checkAddress } from './check-address.ts';
import type { AddressChange, SavedAddress } from '../contract.ts';
import { toSavedAddress } from './list-addresses.ts';
import { lockUser } from '../lock-user.ts';
import { addresses } from '../tables.ts';

/** Maximum number of addresses per account. */
const maxAddresses = 20;

/**
 * Adds an address. The first address becomes the default for shipping and billing.
 * @throws InvalidInput, CountryNotFound
 * @throws TooManyRequests from the 21st address on
 */
export async function addAddress(db: Db, userId: number, typed: AddressChange): Promise<SavedAddress> {
  const address = await checkAddress(db, typed);
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const addressCount = await tx.$count(addresses, eq(addresses.userId, userId));
    if (addressCount >= maxAddresses) throw new TooManyRequests({ most: maxAddresses }, 'No more addresses can be added');
    const kinds = defaultKinds.filter((kind) => addressCount === 0 || typed[kind]);
    const at = now();
    const [row] = await tx
      .insert(addresses)
      .values({ ...address, ...Object.fromEntries(kinds.map((kind) => [kind, true])), userId, createdAt: at, updatedAt: at })
      .returning();
    if (!row) throw new Error('the address was not saved');
    await removeOtherDefaults(tx, { userId, addressId: row.id, kinds });
    return toSavedAddress(row);
  });
}
