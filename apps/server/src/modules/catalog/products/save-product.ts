import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import type { CompositionPart } from './composition.ts';
import type { Badge } from '../contract.ts';
import { assignCategory } from '../categories/assign-category.ts';
import { saveProductTags } from './product-tags.ts';
import { saveProductTexts, type ProductText } from './save-product-texts.ts';
import { saveVariants, type SavedVariant, type VariantToSave } from '../variants/save-variants.ts';
import { collections, productCollections } from '../collections/tables.ts';
import { productAttributeValues, productBadges, productMedia, products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The listing or page of these products may have changed; prices and stock have their own events. */
    'product.changed': { productIds: number[] };
  }
}

export interface ProductToSave {
  /** Its permanent name. */
  handle: string;
  brandId: number;
  makerId: number | null;
  /** The vendor who owns it; null: the merchant; missing: unchanged. */
  vendorId?: number | null;
  /** The leaf category; the product also appears in all ancestors. */
  categoryId: number;
  audience: 'women' | 'men' | 'kids';
  status: 'draft' | 'published' | 'retired';
  /** When a draft will be published. Missing: unchanged for a draft; any other product is not scheduled. */
  publishAt?: Date | null;
  /** Legally required data that the source lacked. */
  missing?: string[];
  composition?: CompositionPart[];
  care?: string[];
  isHygiene?: boolean;
  vatCategory?: string;
  /** Attribute values other than colour and size; missing: unchanged. */
  attributeValueIds?: number[];
  /** Collections without rules; missing: unchanged. */
  collectionIds?: number[];
  /** Missing: unchanged. */
  badges?: Badge[];
  /** Missing: unchanged. */
  tags?: string[];
  /** Null for a product without size measurements; missing: unchanged. */
  sizeChartId?: number | null;
  texts: ProductText[];
  /** Whether languages that are left out lose their texts; otherwise they keep them. */
  areAllTexts?: boolean;
  variants: VariantToSave[];
  /** In display order. */
  media: { mediaId: number; colorId: number | null }[];
}

export interface SavedProduct {
  productId: number;
  isNew: boolean;
  variants: SavedVariant[];
}

/**
 * Creates a product, or updates the product with this handle: texts, slugs, variants, images and categories. A missing variant is closed, not
 * deleted, because orders refer to it. A second save of the same data changes nothing.
 * @throws SkuTaken if a SKU belongs to another product
 */
export async function saveProduct(tx: Tx, product: ProductToSave): Promise<SavedProduct> {
  const { id: productId, isNew } = await saveRow(tx, product);
  await saveProductTexts(tx, productId, product);
  const variants = await saveVariants(tx, productId, product.variants);
  await assignCategory(tx, productId, product.categoryId);
  if (product.attributeValueIds) await saveAttributes(tx, productId, product.attributeValueIds);
  if (product.collectionIds) await assignCollections(tx, productId, product.collectionIds);
  if (product.badges) await saveBadges(tx, productId, product.badges);
  if (product.tags) await saveProductTags(tx, new Map([[productId, product.tags]]));
  await tx.delete(productMedia).where(eq(productMedia.productId, productId));
  if (product.media.length > 0) await tx.insert(productMedia).values(product.media.map((picture, position) => ({ ...picture, productId, position })));
  // The product page changes at once; listings change after the listing refresh.
  await dropTags(tx, [buildProductTag(productId)]);
  await publish(tx, { type: 'product.changed', payload: { productIds: [productId] } });
  return { productId, isNew, variants };
}

async function saveRow(tx: Tx, product: ProductToSave): Promise<{ id: number; isNew: boolean }> {
  const { handle, brandId, makerId, vendorId, categoryId, audience, status, missing, composition, care, isHygiene, vatCategory, sizeChartId } =
    product;
  const legal = { missing, composition, care, isHygiene, vatCategory };
  const publishAt = status === 'draft' ? product.publishAt : null;
  const row = { publishAt, brandId, makerId, vendorId, categoryId, audience, status, ...legal, sizeChartId, updatedAt: now() };
  const publishedAt = status === 'published' ? now() : null;
  const [saved] = await tx
    .insert(products)
    .values({ ...row, handle, publishedAt, createdAt: now() })
    // Keep the date of the first publication.
    .onConflictDoUpdate({ target: products.handle, set: { ...row, publishedAt: sql`coalesce(${products.publishedAt}, excluded.published_at)` } })
    .returning({ id: products.id, isNew: sql<boolean>`(xmax = 0)` });
  if (!saved) throw new Error(`product ${handle} was not saved`);
  return saved;
}

/** Sets the attribute values of a product other than colour and size. */
export async function saveAttributes(tx: Tx, productId: number, valueIds: readonly number[]): Promise<void> {
  await tx
    .delete(productAttributeValues)
    .where(and(eq(productAttributeValues.productId, productId), notInArray(productAttributeValues.attributeValueId, [...valueIds])));
  if (valueIds.length === 0) return;
  await tx
    .insert(productAttributeValues)
    .values(valueIds.map((attributeValueId) => ({ productId, attributeValueId })))
    .onConflictDoNothing();
}

async function assignCollections(tx: Tx, productId: number, collectionIds: readonly number[]): Promise<void> {
  await tx.delete(productCollections).where(
    and(
      eq(productCollections.productId, productId),
      notInArray(productCollections.collectionId, [...collectionIds]),
      // Rules select the products of the others.
      inArray(productCollections.collectionId, tx.select({ id: collections.id }).from(collections).where(isNull(collections.match))),
    ),
  );
  if (collectionIds.length === 0) return;
  await tx
    .insert(productCollections)
    .values(collectionIds.map((collectionId) => ({ productId, collectionId })))
    .onConflictDoNothing();
}

/** Sets the badges of a product. */
export async function saveBadges(tx: Tx, productId: number, badges: readonly Badge[]): Promise<void> {
  await tx.delete(productBadges).where(and(eq(productBadges.productId, productId), notInArray(productBadges.badge, [...badges])));
  if (badges.length === 0) return;
  await tx
    .insert(productBadges)
    .values(badges.map((badge) => ({ productId, badge })))
    .onConflictDoNothing();
}
