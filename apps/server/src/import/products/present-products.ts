import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import {
  attributeValues,
  attributeValueTranslations,
  brands,
  categories,
  makers,
  productMedia,
  products,
  productTranslations,
  stockLevels,
  variants,
} from '#tables/catalog';
import { media } from '#tables/media';
import { prices } from '#tables/pricing';
import { importPendingPhotos } from '../tables.ts';

/** A variant of the shop. Its own prices by country; stock on hand, including held pieces. */
export interface PresentVariant {
  id: number;
  sku: string;
  color: string | null;
  size: string;
  barcode: string | null;
  weightGrams: number;
  isActive: boolean;
  onHand: number;
  held: number;
}

/** A product of the shop, for comparison with a file. */
export interface PresentProduct {
  id: number;
  title: string;
  description: string;
  brand: { slug: string; name: string };
  maker:
    | { id: number; name: string; email: string; street: string; postalCode: string; city: string; countryCode: string; hasResponsible: boolean }
    | undefined;
  categoryCode: string;
  audience: string;
  status: 'draft' | 'published' | 'retired';
  /** A draft that an import publishes as soon as its photos are downloaded. */
  awaitsPhotos: boolean;
  missing: string[];
  composition: { fibre: string; percent: number }[];
  /** Composition by parts of the garment. */
  parts: { part: string; fibres: { fibre: string; percent: number }[] }[];
  care: string[];
  isHygiene: boolean;
  vatCategory: string;
  /** By language. */
  texts: Map<number, { name: string; description: string }>;
  variants: PresentVariant[];
  /** Addresses of its images, in order. */
  pictures: string[];
  /** Codes of the colours that they show; null: all. */
  pictureColours: (string | null)[];
  /** By `country` for the product, `country/variant` for a variant. */
  prices: Map<string, PresentPrice>;
}

/** Minor units of the country's currency. */
export interface PresentPrice {
  currency: string;
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
}

/** Returns the shop's products with these handles, with seven queries for any number of products. */
export async function readPresentProducts(db: Db, handles: readonly string[], languageId: number): Promise<Map<string, PresentProduct>> {
  const rows = await db
    .select({
      product: products,
      brand: { slug: brands.slug, name: brands.name },
      maker: makers,
      categoryCode: categories.code,
      pendingId: importPendingPhotos.productId,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(makers, eq(makers.id, products.makerId))
    .leftJoin(importPendingPhotos, eq(importPendingPhotos.productId, products.id))
    .where(inArray(products.handle, [...handles]));
  const ids = rows.map(({ product }) => product.id);
  if (ids.length === 0) return new Map();
  const [textsByProduct, variantsByProduct] = [groupByProduct(await listTexts(db, ids)), groupByProduct(await listVariants(db, ids))];
  const [picturesByProduct, pricesByProduct] = [groupByProduct(await listPictures(db, ids)), groupByProduct(await listPrices(db, ids))];
  return new Map(
    rows.map(({ product, brand, maker, categoryCode, pendingId }) => {
      const texts = new Map(
        (textsByProduct.get(product.id) ?? []).map(({ languageId: language, name, description }) => [language, { name, description }]),
      );
      return [
        product.handle,
        {
          id: product.id,
          title: texts.get(languageId)?.name ?? '',
          description: texts.get(languageId)?.description ?? '',
          texts,
          brand,
          maker: maker ? { ...maker, hasResponsible: maker.responsible !== null } : undefined,
          categoryCode,
          audience: product.audience,
          status: product.status,
          awaitsPhotos: product.status === 'draft' && pendingId !== null,
          missing: product.missing,
          composition: product.composition.flatMap(({ fibres }) => fibres),
          parts: product.composition,
          care: product.care,
          isHygiene: product.isHygiene,
          vatCategory: product.vatCategory,
          variants: variantsByProduct.get(product.id) ?? [],
          pictures: (picturesByProduct.get(product.id) ?? []).map(({ imageUrl }) => imageUrl),
          pictureColours: (picturesByProduct.get(product.id) ?? []).map(({ color }) => color),
          prices: new Map(
            (pricesByProduct.get(product.id) ?? []).map(({ countryId, variantId, ...price }) => [
              variantId === null ? `${countryId}` : `${countryId}/${variantId}`,
              price,
            ]),
          ),
        },
      ];
    }),
  );
}

function groupByProduct<Row extends { productId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.productId);
    if (group) group.push(row);
    else grouped.set(row.productId, [row]);
  }
  return grouped;
}

const listTexts = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, [...ids]))
    .orderBy(asc(productTranslations.languageId));

async function listVariants(db: Db, ids: readonly number[]): Promise<(PresentVariant & { productId: number })[]> {
  const selectValueCode = (column: typeof variants.colorId | typeof variants.sizeId) =>
    sql<string>`(select ${attributeValues.code} from ${attributeValues} where ${attributeValues.id} = ${column})`;
  return db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      color: sql<string | null>`${selectValueCode(variants.colorId)}`,
      size: selectValueCode(variants.sizeId),
      barcode: variants.barcode,
      weightGrams: variants.weightGrams,
      isActive: variants.isActive,
      onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
      held: sql<number>`coalesce(${stockLevels.held}, 0)`,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.id));
}

const listPictures = (db: Db, ids: readonly number[]) =>
  db
    .select({ productId: productMedia.productId, imageUrl: media.imageUrl, color: attributeValues.code })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .leftJoin(attributeValues, eq(attributeValues.id, productMedia.colorId))
    .where(inArray(productMedia.productId, [...ids]))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));

const listPrices = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(prices)
    .where(inArray(prices.productId, [...ids]))
    .orderBy(asc(prices.id));

/** Returns the products that use these SKUs. */
export async function findSkuOwners(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: variants.sku, handle: products.handle })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, [...skus]));
  return new Map(rows.map(({ sku, handle }) => [sku, handle]));
}

/** Returns the shop's colours by code and by lower-case name in the given languages, so that a merchant's "Navy" matches the shop's. */
export async function readKnownColours(db: Db, languageIds: readonly number[]): Promise<Map<string, { code: string; hex: string | null }>> {
  const rows = await db
    .select({ code: attributeValues.code, hex: attributeValues.hex, name: attributeValueTranslations.name })
    .from(attributeValues)
    .leftJoin(
      attributeValueTranslations,
      and(eq(attributeValueTranslations.attributeValueId, attributeValues.id), inArray(attributeValueTranslations.languageId, [...languageIds])),
    )
    .where(eq(attributeValues.attribute, 'color'))
    .orderBy(asc(attributeValues.id));
  const known = new Map<string, { code: string; hex: string | null }>();
  for (const { code, hex, name } of rows) {
    for (const key of [code, name?.toLowerCase() ?? code]) if (!known.has(key)) known.set(key, { code, hex });
  }
  return known;
}

/** Returns which of these categories exist. */
export async function readPresentCategories(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .select({ code: categories.code })
    .from(categories)
    .where(and(inArray(categories.code, [...codes]), eq(categories.isActive, true)));
  return new Set(rows.map(({ code }) => code));
}
