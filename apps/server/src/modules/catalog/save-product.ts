import { and, eq, notInArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import type { CompositionPart } from './composition.ts';
import { saveSlug } from './save-slug.ts';
import { saveVariants, type SavedVariant, type VariantToSave } from './save-variants.ts';
import { slugOf } from './slug-of.ts';
import { productAttributeValues, productCategories, productMedia, products, productTranslations } from './tables.ts';
import { productTag } from './tags.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** What a listing or a page shows of these products may be different now; prices and stock have news of their own. */
    'product.changed': { productIds: number[] };
  }
}

export interface ProductToSave {
  /** What it is known by for good. */
  handle: string;
  brandId: number;
  makerId: number | null;
  /** The leaf; it stands in all categories above as well. */
  categoryId: number;
  audience: 'women' | 'men' | 'kids';
  status: 'draft' | 'published' | 'retired';
  /** What the law asks for and the source lacked. */
  missing?: string[];
  composition?: CompositionPart[];
  care?: string[];
  isHygiene?: boolean;
  vatCategory?: string;
  /** What it is besides colours and sizes; left out: it keeps what it has. */
  attributeValueIds?: number[];
  /** Null: its sizes are not measured; left out: it keeps what it has. */
  sizeChartId?: number | null;
  /** Without a slug: made from the name. Languages left out keep what they have. */
  texts: { languageId: number; name: string; description: string; slug?: string }[];
  variants: VariantToSave[];
  /** In their order. */
  media: { mediaId: number; colorId: number | null }[];
}

export interface SavedProduct {
  productId: number;
  isNew: boolean;
  variants: SavedVariant[];
}

/**
 * Makes a product, or brings the one with this handle up to date: its texts and addresses, variants, pictures and
 * categories. A variant that is no longer there is closed, not deleted: orders name it. Doing it twice changes nothing.
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveProduct(tx: Tx, product: ProductToSave): Promise<SavedProduct> {
  const { id: productId, isNew } = await saveRow(tx, product);
  for (const { languageId, name, description, slug = slugOf(name) } of product.texts) {
    await tx
      .insert(productTranslations)
      .values({ productId, languageId, name, description })
      .onConflictDoUpdate({ target: [productTranslations.productId, productTranslations.languageId], set: { name, description } });
    await saveSlug(tx, { kind: 'product', targetId: productId, languageId, slug });
  }
  const variants = await saveVariants(tx, productId, product.variants);
  await hangUp(tx, productId, product.categoryId);
  if (product.attributeValueIds) await describe(tx, productId, product.attributeValueIds);
  await tx.delete(productMedia).where(eq(productMedia.productId, productId));
  if (product.media.length > 0) await tx.insert(productMedia).values(product.media.map((picture, position) => ({ ...picture, productId, position })));
  // Its own page changes at once, what lists it when the listing has been refreshed.
  await dropTags(tx, [productTag(productId)]);
  await publish(tx, { type: 'product.changed', payload: { productIds: [productId] } });
  return { productId, isNew, variants };
}

async function saveRow(tx: Tx, product: ProductToSave): Promise<{ id: number; isNew: boolean }> {
  const { handle, brandId, makerId, categoryId, audience, status, missing, composition, care, isHygiene, vatCategory, sizeChartId } = product;
  const row = { brandId, makerId, categoryId, audience, status, missing, composition, care, isHygiene, vatCategory, sizeChartId, updatedAt: now() };
  const publishedAt = status === 'published' ? now() : null;
  const [saved] = await tx
    .insert(products)
    .values({ ...row, handle, publishedAt, createdAt: now() })
    // It is as new as the day it was first shown.
    .onConflictDoUpdate({ target: products.handle, set: { ...row, publishedAt: sql`coalesce(${products.publishedAt}, excluded.published_at)` } })
    .returning({ id: products.id, isNew: sql<boolean>`(xmax = 0)` });
  if (!saved) throw new Error(`product ${handle} was not saved`);
  return saved;
}

/** Into its leaf and all above, and out of everything else. Reads the tree as this transaction has it. */
async function hangUp(tx: Tx, productId: number, categoryId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive path as (
      select id, parent_id from categories where id = ${categoryId}
      union
      select above.id, above.parent_id from categories above join path on above.id = path.parent_id)
    select id from path`);
  const shelves = rows.map(({ id }) => id);
  await tx.delete(productCategories).where(and(eq(productCategories.productId, productId), notInArray(productCategories.categoryId, shelves)));
  await tx
    .insert(productCategories)
    .values(shelves.map((shelf) => ({ categoryId: shelf, productId })))
    .onConflictDoNothing();
}

async function describe(tx: Tx, productId: number, valueIds: readonly number[]): Promise<void> {
  await tx
    .delete(productAttributeValues)
    .where(and(eq(productAttributeValues.productId, productId), notInArray(productAttributeValues.attributeValueId, [...valueIds])));
  if (valueIds.length === 0) return;
  await tx
    .insert(productAttributeValues)
    .values(valueIds.map((attributeValueId) => ({ productId, attributeValueId })))
    .onConflictDoNothing();
}
