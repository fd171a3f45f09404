import { defaultLanguageId } from '@selvedge/i18n';
import { asc, count, eq, sql } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { selectListPage, type PageSelection } from '../categories/listed-page.ts';
import type { NamedText } from '../texts/save-named-texts.ts';
import { listNamedTexts } from '../texts/admin-texts.ts';
import { collections, collectionTranslations, productCollections } from './tables.ts';
import { products, productTranslations } from '../tables.ts';
import { lockCollectionRules } from './automatic-collections.ts';
import type { CollectionRule, RuleSet } from './collection-rule.ts';
import { buildTextQuery } from '../texts/text-query.ts';

/** A collection in a back-office list, including hidden ones. */
export interface AdminCollection {
  id: number;
  code: string;
  name: string;
  position: number;
  isActive: boolean;
  /** Whether rules select its products. */
  isAutomatic: boolean;
  products: number;
}

type CollectionList = PageSelection<'position' | 'name' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** Lists filtered collections: a few hundred at most. */
export async function listAdminCollections(db: Db, query: CollectionList): Promise<{ rows: AdminCollection[]; count: Counted }> {
  const { q, isActive } = query.filter;
  const name = buildTextQuery(
    { text: collectionTranslations.name, languageId: collectionTranslations.languageId, owner: collectionTranslations.collectionId },
    collections.id,
    defaultLanguageId,
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
      isAutomatic: sql<boolean>`${collections.match} is not null`,
      products: sql<number>`coalesce(${held.products}, 0)::int`,
    })
    .from(collections)
    .leftJoin(held, eq(held.id, collections.id))
    .orderBy(asc(collections.position), asc(collections.id));
  const found = all.filter(
    (row) =>
      (isActive === undefined || row.isActive === isActive) && (!q || `${row.name} ${row.code}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return selectListPage(found, query);
}

/** The data of a collection form. */
export interface CollectionRecord {
  id: number;
  code: string;
  position: number;
  isActive: boolean;
  /** Null: staff select the products. */
  match: RuleSet['match'] | null;
  rules: CollectionRule[];
  texts: NamedText[];
}

/** @returns undefined if the collection does not exist */
export async function findAdminCollection(db: Db, id: number): Promise<CollectionRecord | undefined> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  return row && { ...row, texts: await listNamedTexts(db, 'collection', id) };
}

/** Locks the rules of all collections and then a collection, to change or delete it, until this transaction ends. */
export async function lockCollection(tx: Tx, id: number): Promise<void> {
  // In the order of an assignment of products, which locks the rules and then inserts memberships. Another order could cause a deadlock.
  await lockCollectionRules(tx, 'exclusive');
  await lockCollectionRow(tx, id);
}

/** Locks a collection until this transaction ends, to change its products. New memberships do not wait for this lock. */
export async function lockCollectionRow(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for('no key update');
}

/** A product in the list of a collection. */
export interface CollectedProduct {
  id: number;
  handle: string;
  name: string;
  status: 'draft' | 'published' | 'retired';
}

/** Lists the products of a collection, the newest first. */
export async function listCollectedProducts(
  db: Db,
  collectionId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CollectedProduct[]; count: Counted }> {
  const name = buildTextQuery(
    { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId },
    products.id,
    defaultLanguageId,
  );
  const rows = await db
    .select({ id: products.id, handle: products.handle, name, status: products.status })
    .from(productCollections)
    .innerJoin(products, eq(products.id, productCollections.productId))
    .where(eq(productCollections.collectionId, collectionId))
    .orderBy(sql`${products.id} desc`)
    .limit(limit)
    .offset(offset);
  return {
    rows,
    count: await countWithLimit(db, sql`select 1 from ${productCollections} where ${productCollections.collectionId} = ${collectionId}`),
  };
}
