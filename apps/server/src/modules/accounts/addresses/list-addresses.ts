import { asc, desc, eq } from 'drizzle-orm';
import { splitPhone } from '#kit/phone';
import type { Db } from '#platform/database';
import type { SavedAddress } from '../contract.ts';
import { addresses } from '../tables.ts';

/** Lists the addresses of a user: first the default for shipping, then the default for billing, then the others in order of creation. */
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
