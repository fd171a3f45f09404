import { asc, count, eq, sql } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { listedPage, type AskedPage } from './listed-page.ts';
import type { NamedText } from './save-named-texts.ts';
import { namedTextsOf } from './staff-texts.ts';
import { collections, collectionTranslations, productCollections, products, productTranslations } from './tables.ts';
import { english } from './names.ts';
import { textIn } from './text-in.ts';

/** A collection as the back office lists it, hidden ones included. */
export interface StaffCollection {
  id: number;
  code: string;
  name: string;
  position: number;
  isActive: boolean;
  products: number;
}

type CollectionList = AskedPage<'position' | 'name' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** Collections as somebody looks for them: a few hundred at most. */
export async function staffCollections(db: Db, asked: CollectionList): Promise<{ rows: StaffCollection[]; count: Counted }> {
  const { q, isActive } = asked.filter;
  const name = textIn(
    { text: collectionTranslations.name, languageId: collectionTranslations.languageId, owner: collectionTranslations.collectionId },
    collections.id,
    english,
  );
  const held = db
    .select({ id: productCollections.collectionId, products: count().as('products') })
    .from(productCollections)
    .groupBy(productCollections.collectionId)
    .as('held');
  const all = await db
    .select({
      id: collections.id,
      code: collections.code,
      name,
      position: collections.position,
      isActive: collections.isActive,
      products: sql<number>`coalesce(${held.products}, 0)::int`,
    })
    .from(collections)
    .leftJoin(held, eq(held.id, collections.id))
    .orderBy(asc(collections.position), asc(collections.id));
  const found = all.filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) && (!q || `${row.name} ${row.code}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return listedPage(found, asked);
}

/** A collection as its form shows it. */
export interface CollectionRecord {
  id: number;
  code: string;
  position: number;
  isActive: boolean;
  texts: NamedText[];
}

/** @returns undefined where there is none */
export async function staffCollection(db: Db, id: number): Promise<CollectionRecord | undefined> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  return row && { ...row, texts: await namedTextsOf(db, 'collection', id) };
}

/** Whoever edits the same collection waits until this transaction ends. */
export async function lockCollection(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for('update');
}

/** A product as a list of what a collection holds names it. */
export interface CollectedProduct {
  id: number;
  handle: string;
  name: string;
  status: 'draft' | 'published' | 'retired';
}

/** What a collection holds, the last that was made first. */
export async function collectedProducts(
  db: Db,
  collectionId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CollectedProduct[]; count: Counted }> {
  const name = textIn(
    { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId },
    products.id,
    english,
  );
  const rows = await db
    .select({ id: products.id, handle: products.handle, name, status: products.status })
    .from(productCollections)
    .innerJoin(products, eq(products.id, productCollections.productId))
    .where(eq(productCollections.collectionId, collectionId))
    .orderBy(sql`${products.id} desc`)
    .limit(limit)
    .offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${productCollections} where ${productCollections.collectionId} = ${collectionId}`) };
}
