import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { SellerStatus } from './seller-transitions.ts';
import { sellerEvents, sellers } from './tables.ts';

/** The recipient of a mail about a seller. */
interface SellerContact {
  email: string;
  firstName: string;
  company: string;
  countryId: number;
  languageId: number;
}

const { email, firstName, company, countryId, languageId } = sellers;
const contact = { email, firstName, company, countryId, languageId };

/** Returns the recipient of mails about a seller. @returns undefined for a deleted seller */
export async function findSellerContact(db: Db, sellerId: number): Promise<SellerContact | undefined> {
  const [found] = await db.select(contact).from(sellers).where(eq(sellers.id, sellerId));
  return found;
}

/** Returns a status change and its recipient. @returns undefined for a deleted seller */
export async function findSellerUpdate(
  db: Db,
  { sellerId, eventId }: { sellerId: number; eventId: number },
): Promise<(SellerContact & { from: SellerStatus | null; to: SellerStatus; reason: string }) | undefined> {
  const [found] = await db
    .select({ ...contact, from: sellerEvents.from, to: sellerEvents.to, reason: sellerEvents.reason })
    .from(sellerEvents)
    .innerJoin(sellers, eq(sellers.id, sellerEvents.sellerId))
    .where(and(eq(sellerEvents.id, eventId), eq(sellerEvents.sellerId, sellerId)));
  return found;
}
