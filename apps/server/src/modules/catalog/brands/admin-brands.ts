import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { brands, brandTranslations } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** A brand in a back-office list. */
export interface AdminBrand {
  id: number;
  slug: string;
  name: string;
  isActive: boolean;
}

interface BrandList {
  filter: { q?: string | undefined; isActive?: boolean | undefined };
  sort: 'name' | 'slug' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Lists filtered and sorted brands, including inactive ones. */
export async function listAdminBrands(
  db: Db,
  { filter, sort, order, ids, offset, limit }: BrandList,
): Promise<{ rows: AdminBrand[]; count: Counted }> {
  const conditions: SQL[] = [];
  if (ids) conditions.push(inArray(brands.id, toRecordIds(ids)));
  if (filter.q) conditions.push(sql`lower(${brands.name}) like ${`%${escapeLike(filter.q.toLowerCase())}%`}`);
  if (filter.isActive !== undefined) conditions.push(eq(brands.isActive, filter.isActive));
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const direction = order === 'desc' ? desc : asc;
  const rows = await db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, isActive: brands.isActive })
    .from(brands)
    .where(where)
    .orderBy(direction(brands[sort]), asc(brands.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${brands} where ${where}`) };
}

/** Returns a brand with all its texts for its form. @returns undefined if the brand does not exist */
export async function findAdminBrand(
  db: Db,
  id: number,
): Promise<(AdminBrand & { texts: { languageId: number; description: string }[] }) | undefined> {
  const [brand] = await db.select().from(brands).where(eq(brands.id, id));
  if (!brand) return undefined;
  const texts = await db
    .select({ languageId: brandTranslations.languageId, description: brandTranslations.description })
    .from(brandTranslations)
    .where(eq(brandTranslations.brandId, id))
    .orderBy(asc(brandTranslations.languageId));
  return { ...brand, texts };
}

/** Locks a brand until this transaction ends. */
export async function lockBrand(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update');
}
