import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { SellerNotFound } from './errors.ts';
import type { SellerStory } from './save-stories.ts';
import type { SellerStatus } from './seller-transitions.ts';
import { sellerEvents, sellers, sellerTranslations } from './tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** Filter of a list of sellers. */
export interface SellerFilter {
  /** Part of the company's name, or the beginning of the email. */
  q?: string | undefined;
  status?: SellerStatus | undefined;
  statuses?: readonly SellerStatus[];
  /** Only this vendor's sellers; null: all. */
  vendorId?: number | null;
}

interface SellerList {
  filter: SellerFilter;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export type SellerRow = typeof sellers.$inferSelect;

/** Lists the sellers that match a filter, by date of application. */
export async function listAdminSellers(db: Db, { filter, order, ids, offset, limit }: SellerList): Promise<{ rows: SellerRow[]; count: Counted }> {
  const where = and(ids && inArray(sellers.id, toRecordIds(ids)), ...buildConditions(filter)) ?? sql`true`;
  const by = order === 'desc' ? desc : asc;
  const rows = await db.select().from(sellers).where(where).orderBy(by(sellers.appliedAt), by(sellers.id)).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${sellers} where ${where}`) };
}

/** Returns a seller with stories. @param vendorId the required vendor; null: any @throws SellerNotFound */
export async function getAdminSeller(db: Db, id: number, vendorId: number | null = null): Promise<SellerRow & { texts: SellerStory[] }> {
  const [row] = await db
    .select()
    .from(sellers)
    .where(and(eq(sellers.id, id), ...buildConditions({ vendorId })));
  if (!row) throw new SellerNotFound(id);
  const texts = await db
    .select({ languageId: sellerTranslations.languageId, story: sellerTranslations.story })
    .from(sellerTranslations)
    .where(eq(sellerTranslations.sellerId, id))
    .orderBy(asc(sellerTranslations.languageId));
  return { ...row, texts };
}

/** Lists a seller's status changes, the latest first. */
export const readSellerHistory = (db: Db, sellerId: number): Promise<(typeof sellerEvents.$inferSelect)[]> =>
  db.select().from(sellerEvents).where(eq(sellerEvents.sellerId, sellerId)).orderBy(desc(sellerEvents.id));

/** Locks a seller until the transaction ends. */
export async function lockSeller(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: sellers.id }).from(sellers).where(eq(sellers.id, id)).for('update');
}

function buildConditions({ q = '', status, statuses, vendorId = null }: SellerFilter): (SQL | undefined)[] {
  const words = escapeLike(q.trim().toLowerCase());
  return [
    words === '' ? undefined : sql`(lower(${sellers.company}) like ${`%${words}%`} or ${sellers.email} like ${`${words}%`})`,
    status && eq(sellers.status, status),
    statuses && inArray(sellers.status, [...statuses]),
    vendorId === null ? undefined : eq(sellers.userId, vendorId),
  ];
}
