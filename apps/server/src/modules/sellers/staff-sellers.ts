import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { SellerNotFound } from './errors.ts';
import type { SellerStory } from './save-stories.ts';
import type { SellerStatus } from './seller-life.ts';
import { sellerEvents, sellers, sellerTranslations } from './tables.ts';

/** What a list of sellers is narrowed by. */
export interface SellerFilter {
  /** A part of the company's name, or the beginning of the e-mail. */
  q?: string | undefined;
  status?: SellerStatus | undefined;
  statuses?: readonly SellerStatus[];
  /** Whose alone; null: anybody's. */
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

/** Sellers as somebody has filtered them, by when they applied. */
export async function staffSellers(db: Db, { filter, order, ids, offset, limit }: SellerList): Promise<{ rows: SellerRow[]; count: Counted }> {
  const where = and(ids && inArray(sellers.id, ids.map(Number)), ...conditionsOf(filter)) ?? sql`true`;
  const by = order === 'desc' ? desc : asc;
  const rows = await db.select().from(sellers).where(where).orderBy(by(sellers.appliedAt), by(sellers.id)).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${sellers} where ${where}`) };
}

/** A seller with its stories. @param vendorId whose alone; null: anybody's @throws SellerNotFound */
export async function staffSeller(db: Db, id: number, vendorId: number | null = null): Promise<SellerRow & { texts: SellerStory[] }> {
  const [row] = await db
    .select()
    .from(sellers)
    .where(and(eq(sellers.id, id), ...conditionsOf({ vendorId })));
  if (!row) throw new SellerNotFound(id);
  const texts = await db
    .select({ languageId: sellerTranslations.languageId, story: sellerTranslations.story })
    .from(sellerTranslations)
    .where(eq(sellerTranslations.sellerId, id))
    .orderBy(asc(sellerTranslations.languageId));
  return { ...row, texts };
}

/** Where it has been, the last step first. */
export const sellerHistory = (db: Db, sellerId: number): Promise<(typeof sellerEvents.$inferSelect)[]> =>
  db.select().from(sellerEvents).where(eq(sellerEvents.sellerId, sellerId)).orderBy(desc(sellerEvents.id));

/** Whoever changes the same seller waits until this transaction ends. */
export async function lockSeller(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: sellers.id }).from(sellers).where(eq(sellers.id, id)).for('update');
}

function conditionsOf({ q = '', status, statuses, vendorId = null }: SellerFilter): (SQL | undefined)[] {
  const words = q
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&');
  return [
    words === '' ? undefined : sql`(lower(${sellers.company}) like ${`%${words}%`} or ${sellers.email} like ${`${words}%`})`,
    status && eq(sellers.status, status),
    statuses && inArray(sellers.status, [...statuses]),
    vendorId === null ? undefined : eq(sellers.userId, vendorId),
  ];
}
