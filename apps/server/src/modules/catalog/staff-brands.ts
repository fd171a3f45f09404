import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { brands, brandTranslations } from './tables.ts';

/** A brand as the back office lists it. */
export interface StaffBrand {
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

/** Brands as somebody has filtered and sorted them, those that are not shown included. */
export async function staffBrands(db: Db, { filter, sort, order, ids, offset, limit }: BrandList): Promise<{ rows: StaffBrand[]; count: Counted }> {
  const conditions: SQL[] = [];
  if (ids) conditions.push(inArray(brands.id, ids.map(Number)));
  if (filter.q) conditions.push(sql`lower(${brands.name}) like ${`%${filter.q.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`);
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
  return { rows, count: await countUpTo(db, sql`select 1 from ${brands} where ${where}`) };
}

/** One brand with all its texts, as its form shows it. @returns undefined where there is none */
export async function staffBrand(db: Db, id: number): Promise<(StaffBrand & { texts: { languageId: number; description: string }[] }) | undefined> {
  const [brand] = await db.select().from(brands).where(eq(brands.id, id));
  if (!brand) return undefined;
  const texts = await db
    .select({ languageId: brandTranslations.languageId, description: brandTranslations.description })
    .from(brandTranslations)
    .where(eq(brandTranslations.brandId, id))
    .orderBy(asc(brandTranslations.languageId));
  return { ...brand, texts };
}

/** Whoever edits the same brand waits until this transaction ends. */
export async function lockBrand(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update');
}
