import { and, eq, notInArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import type { CompositionPart } from './composition.ts';
import type { Badge } from './contract.ts';
import { hangUp } from './hang-up.ts';
import { saveProductTexts, type ProductText } from './save-product-texts.ts';
import { saveVariants, type SavedVariant, type VariantToSave } from './save-variants.ts';
import { productAttributeValues, productBadges, productCollections, productMedia, products } from './tables.ts';
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
  /** The Vendor whose it is; null: the merchant's own; left out: it keeps whose it is. */
  vendorId?: number | null;
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
  /** Left out: it keeps those it is in. */
  collectionIds?: number[];
  /** Left out: it keeps what it has. */
  badges?: Badge[];
  /** Null: its sizes are not measured; left out: it keeps what it has. */
  sizeChartId?: number | null;
  texts: ProductText[];
  /** Languages left out lose their texts; else they keep what they have. */
  areAllTexts?: boolean;
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
  await saveProductTexts(tx, productId, product);
  const variants = await saveVariants(tx, productId, product.variants);
  await hangUp(tx, productId, product.categoryId);
  if (product.attributeValueIds) await describe(tx, productId, product.attributeValueIds);
  if (product.collectionIds) await gather(tx, productId, product.collectionIds);
  if (product.badges) await mark(tx, productId, product.badges);
  await tx.delete(productMedia).where(eq(productMedia.productId, productId));
  if (product.media.length > 0) await tx.insert(productMedia).values(product.media.map((picture, position) => ({ ...picture, productId, position })));
  // Its own page changes at once, what lists it when the listing has been refreshed.
  await dropTags(tx, [productTag(productId)]);
  await publish(tx, { type: 'product.changed', payload: { productIds: [productId] } });
  return { productId, isNew, variants };
}

async function saveRow(tx: Tx, product: ProductToSave): Promise<{ id: number; isNew: boolean }> {
  const { handle, brandId, makerId, vendorId, categoryId, audience, status, missing, composition, care, isHygiene, vatCategory, sizeChartId } =
    product;
  const legal = { missing, composition, care, isHygiene, vatCategory };
  const row = { brandId, makerId, vendorId, categoryId, audience, status, ...legal, sizeChartId, updatedAt: now() };
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

async function gather(tx: Tx, productId: number, collectionIds: readonly number[]): Promise<void> {
  await tx
    .delete(productCollections)
    .where(and(eq(productCollections.productId, productId), notInArray(productCollections.collectionId, [...collectionIds])));
  if (collectionIds.length === 0) return;
  await tx
    .insert(productCollections)
    .values(collectionIds.map((collectionId) => ({ productId, collectionId })))
    .onConflictDoNothing();
}

async function mark(tx: Tx, productId: number, badges: readonly Badge[]): Promise<void> {
  await tx.delete(productBadges).where(and(eq(productBadges.productId, productId), notInArray(productBadges.badge, [...badges])));
  if (badges.length === 0) return;
  await tx
    .insert(productBadges)
    .values(badges.map((badge) => ({ productId, badge })))
    .onConflictDoNothing();
}
