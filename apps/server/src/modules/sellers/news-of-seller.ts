import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { SellerStatus } from './seller-life.ts';
import { sellerEvents, sellers } from './tables.ts';

/** Whom a mail about a seller goes to, and how. */
interface SellerContact {
  email: string;
  firstName: string;
  company: string;
  countryId: number;
  languageId: number;
}

const { email, firstName, company, countryId, languageId } = sellers;
const contact = { email, firstName, company, countryId, languageId };

/** @returns undefined for one that is forgotten */
export async function sellerContact(db: Db, sellerId: number): Promise<SellerContact | undefined> {
  const [found] = await db.select(contact).from(sellers).where(eq(sellers.id, sellerId));
  return found;
}

/** A step of a seller's history, and whom it is told. @returns undefined for one that is forgotten */
export async function newsOfSeller(
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
