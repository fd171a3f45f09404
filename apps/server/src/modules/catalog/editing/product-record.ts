import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { selectAltTexts, selectImage, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { CompositionPart } from '../products/composition.ts';
import type { Badge } from '../contract.ts';
import {
  attributeValues,
  productAttributeValues,
  productBadges,
  productMedia,
  products,
  productTags,
  productTranslations,
  slugs,
  variants,
} from '../tables.ts';
import { collections, productCollections } from '../collections/tables.ts';
import { stockLevels } from '../stock/tables.ts';

/** All stored data of a product in every language, for its form. */
export interface ProductRecord {
  id: number;
  handle: string;
  brandId: number;
  makerId: number | null;
  vendorId: number | null;
  categoryId: number;
  audience: 'women' | 'men' | 'kids';
  status: 'draft' | 'published' | 'retired';
  missing: string[];
  composition: CompositionPart[];
  care: string[];
  isHygiene: boolean;
  vatCategory: string;
  sizeChartId: number | null;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  /** When a draft will be published. */
  publishAt: Date | null;
  /** Collections without rules: membership by rules changes by itself. */
  collectionIds: number[];
  badges: Badge[];
  /** In alphabetical order. */
  tags: string[];
  attributeValueIds: number[];
  texts: { languageId: number; name: string; description: string; slug: string }[];
  /** Includes closed variants. Sorted by colour, then by size. */
  variants: {
    id: number;
    colorId: number | null;
    sizeId: number;
    sku: string;
    barcode: string | null;
    weightGrams: number;
    isActive: boolean;
    onHand: number;
    held: number;
  }[];
  /** In display order, with alternative texts. */
  pictures: { mediaId: number; colorId: number | null; image: StoredImage | null; alts: { languageId: number; alt: string }[] }[];
}

/**
 * Returns a product with all its data, with five queries.
 * @param vendorId null: of any vendor; otherwise only of this vendor
 * @returns undefined if the product does not exist or belongs to another vendor
 */
export async function readProductRecord(db: Db, id: number, vendorId: number | null): Promise<ProductRecord | undefined> {
  const [row] = await db
    .select({
      product: products,
      collectionIds: sql<number[]>`array(select collection_id from ${productCollections} join ${collections} on ${collections.id} = collection_id
        where product_id = ${id} and ${collections.match} is null order by collection_id)`,
      badges: sql<Badge[]>`array(select badge from ${productBadges} where product_id = ${id} order by badge)`,
      tags: sql<string[]>`array(select tag from ${productTags} where product_id = ${id} order by key)`,
      attributeValueIds: sql<
        number[]
      >`array(select attribute_value_id from ${productAttributeValues} where product_id = ${id} order by attribute_value_id)`,
    })
    .from(products)
    .where(vendorId === null ? eq(products.id, id) : and(eq(products.id, id), eq(products.vendorId, vendorId)));
  if (!row) return undefined;
  const { product, ...sets } = row;
  const { audience, popularity: _popularity, ...facts } = product;
  return {
    ...facts,
    ...sets,
    audience: audience as ProductRecord['audience'],
    texts: await listProductTexts(db, id),
    variants: await listVariants(db, id),
    pictures: await listPictures(db, id),
  };
}

/**
 * Locks products until this transaction ends. Rows that refer to a product, such as cart lines, can be inserted meanwhile.
 * @returns those of the ids that exist and belong to the vendor
 */
export async function lockProducts(tx: Tx, ids: readonly number[], vendorId: number | null): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${products} where id = any(${sql.param([...ids])}::int[]) and (${vendorId}::int is null or vendor_id = ${vendorId})
    order by id for no key update`);
  return rows.map(({ id }) => id);
}

/** Returns the texts of a product in all languages with their current slugs. */
export async function listProductTexts(db: Db, id: number): Promise<ProductRecord['texts']> {
  const rows = await db
    .select({
      languageId: productTranslations.languageId,
      name: productTranslations.name,
      description: productTranslations.description,
      slug: slugs.slug,
    })
    .from(productTranslations)
    .leftJoin(
      slugs,
      and(
        eq(slugs.kind, 'product'),
        eq(slugs.targetId, productTranslations.productId),
        eq(slugs.languageId, productTranslations.languageId),
        slugs.isCurrent,
      ),
    )
    .where(eq(productTranslations.productId, id))
    .orderBy(asc(productTranslations.languageId), asc(slugs.slug));
  const byLanguage = new Map(rows.map((text) => [text.languageId, { ...text, slug: text.slug ?? '' }]));
  return [...byLanguage.values()];
}

async function listVariants(db: Db, id: number): Promise<ProductRecord['variants']> {
  const [color, size] = [alias(attributeValues, 'color'), alias(attributeValues, 'size')];
  return db
    .select({
      id: variants.id,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      sku: variants.sku,
      barcode: variants.barcode,
      weightGrams: variants.weightGrams,
      isActive: variants.isActive,
      onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
      held: sql<number>`coalesce(${stockLevels.held}, 0)`,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .leftJoin(color, eq(color.id, variants.colorId))
    .innerJoin(size, eq(size.id, variants.sizeId))
    .where(eq(variants.productId, id))
    .orderBy(asc(color.position), asc(color.id), asc(size.position), asc(size.id), asc(variants.id));
}

async function listPictures(db: Db, id: number): Promise<ProductRecord['pictures']> {
  return db
    .select({
      mediaId: productMedia.mediaId,
      colorId: productMedia.colorId,
      image: selectImage(productMedia.mediaId),
      alts: selectAltTexts(sql`product_media.media_id`),
    })
    .from(productMedia)
    .where(eq(productMedia.productId, id))
    .orderBy(asc(productMedia.position));
}
