import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getAdminSeller, readSellerHistory } from './admin-sellers.ts';
import { sellers } from './tables.ts';

/** Returns a seller's data for the data export of the email's owner. @param email lower case */
export async function readSellerData(db: Db, email: string) {
  const [found] = await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.email, email));
  if (!found) return null;
  const { userId: _, ...seller } = await getAdminSeller(db, found.id);
  const history = await readSellerHistory(db, found.id);
  return { ...seller, history: history.map(({ from, to, reason, at }) => ({ from, to, reason, at })) };
}
