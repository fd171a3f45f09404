import { asc, desc, eq } from 'drizzle-orm';
import { writtenPhone } from '#kit/phone';
import type { Db } from '#platform/database';
import type { SavedAddress } from './contract.ts';
import { addresses } from './tables.ts';

/** Somebody's addresses: where he has things sent first, then the others as he wrote them down. */
export async function listAddresses(db: Db, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefaultShipping), desc(addresses.isDefaultBilling), asc(addresses.id));
  return rows.map(savedAddress);
}

export function savedAddress({ userId: _, createdAt: __, updatedAt: ___, ...row }: typeof addresses.$inferSelect): SavedAddress {
  const { phone, countryCode: phoneCode } = writtenPhone(row.phone);
  return { ...row, phone, phoneCode };
}
