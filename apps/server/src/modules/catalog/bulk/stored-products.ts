import { asc, eq, inArray, sql } from 'drizzle-orm';
import { groupBy } from '#kit/group-by';
import { selectImage } from '#modules/media';
import type { Db } from '#platform/database';
import { attributeValues, brands, categories, makers, productMedia, products, productTranslations, variants } from '../tables.ts';
import { stockLevels } from '../stock/tables.ts';
import { listProductTags } from '../products/product-tags.ts';
import type { CompositionPart } from '../products/composition.ts';

/** A variant with its stock on hand, including held pieces. */
export interface StoredVariant {
  id: number;
  sku: string;
  /** Codes of its colour and size. */
  color: string | null;
  size: string;
  barcode: string | null;
  weightGrams: number;
  isActive: boolean;
  onHand: number;
  held: number;
}

/** A stored product without prices, for comparison with a file. Has names and codes instead of ids. */
export interface StoredProduct {
  id: number;
  brand: { slug: string; name: string };
  maker:
    | { id: number; name: string; email: string; street: string; postalCode: string; city: string; countryCode: string; hasResponsible: boolean }
    | undefined;
  categoryCode: string;
  audience: string;
  status: 'draft' | 'published' | 'retired';
  missing: string[];
  composition: CompositionPart[];
  care: string[];
  isHygiene: boolean;
  vatCategory: string;
  /** In alphabetical order. */
  tags: string[];
  /** By language. */
  texts: Map<number, { name: string; description: string }>;
  variants: StoredVariant[];
  /** In display order. `color` is the code of the colour that the picture shows; null: all colours. */
  pictures: { imageUrl: string; color: string | null }[];
}

/** Returns the products with these handles, by handle; five queries for any number of products. */
export async function listStoredProducts(db: Db, handles: readonly string[]): Promise<Map<string, StoredProduct>> {
  const rows = await db
    .select({ product: products, brand: { slug: brands.slug, name: brands.name }, maker: makers, categoryCode: categories.code })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(makers, eq(makers.id, products.makerId))
    .where(inArray(products.handle, [...handles]));
  const ids = rows.map(({ product }) => product.id);
  if (ids.length === 0) return new Map();
  const tags = await listProductTags(db, ids);
  const [texts, ofVariants, pictures] = [
    groupByProduct(await listTexts(db, ids)),
    groupByProduct(await listVariants(db, ids)),
    groupByProduct(await listPictures(db, ids)),
  ];
  return new Map(
    rows.map(({ product, brand, maker, categoryCode }) => {
      const { id, handle, audience, status, missing, composition, care, isHygiene, vatCategory } = product;
      return [
        handle,
        {
          ...{ id, brand, categoryCode, audience, status, missing, composition, care, isHygiene, vatCategory },
          tags: tags.get(id) ?? [],
          maker: maker ? { ...maker, hasResponsible: maker.responsible !== null } : undefined,
          texts: new Map((texts.get(id) ?? []).map(({ languageId, name, description }) => [languageId, { name, description }])),
          variants: ofVariants.get(id) ?? [],
          pictures: (pictures.get(id) ?? []).map(({ image, color }) => ({ imageUrl: image?.imageUrl ?? '', color })),
        },
      ];
    }),
  );
}

const groupByProduct = <Row extends { productId: number }>(rows: readonly Row[]): Map<number, Row[]> => groupBy(rows, ({ productId }) => productId);

const listTexts = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, [...ids]))
    .orderBy(asc(productTranslations.languageId));

async function listVariants(db: Db, ids: readonly number[]): Promise<(StoredVariant & { productId: number })[]> {
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
    .select({ productId: productMedia.productId, image: selectImage(productMedia.mediaId), color: attributeValues.code })
    .from(productMedia)
    .leftJoin(attributeValues, eq(attributeValues.id, productMedia.colorId))
    .where(inArray(productMedia.productId, [...ids]))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
