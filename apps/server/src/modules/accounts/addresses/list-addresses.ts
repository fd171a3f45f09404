import { asc, desc, eq } from 'drizzle-orm';
import { splitPhone } from '#kit/phone';
import type { Db } from '#platform/database';
import type { SavedAddress } from '../contract.ts';
import { addresses } from '../tables.ts';

/** Lists a user's addresses: the default shipping address first, then the others by creation. */
export async function listAddresses(db: Db, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefaultShipping), desc(addresses.isDefaultBilling), asc(addresses.id));
  return rows.map(toSavedAddress);
}

export function toSavedAddress({ userId: _, createdAt: __, updatedAt: ___, ...row }: typeof addresses.$inferSelect): SavedAddress {
  const { phone, countryCode: phoneCode } = splitPhone(row.phone);
  return { ...row, phone, phoneCode };
}
