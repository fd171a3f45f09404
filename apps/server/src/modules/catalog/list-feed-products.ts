import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Image } from './contract.ts';
import { nameIn, valueName } from './names.ts';
import { picturesOf, picturesOfColor, withoutColor } from './product-pictures.ts';
import { catalogOf } from './snapshot.ts';
import { products, productTranslations, stockLevels, variants } from './tables.ts';
import { slugIn, textIn } from './text-in.ts';
import { freeStock } from './variants-of-product.ts';

/** One variant as other shops' windows list it; prices are not its business. */
export interface FeedVariant {
  variantId: number;
  sku: string;
  barcode: string | null;
  color: { code: string; name: string } | null;
  size: string;
  isAvailable: boolean;
  /** Those of its colour first. */
  images: Image[];
}

export interface FeedProduct {
  id: number;
  handle: string;
  slug: string;
  name: string;
  description: string;
  brand: string;
  /** From the top category down. */
  categories: string[];
  audience: string;
  material: string | null;
  variants: FeedVariant[];
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/**
 * The next published products after an id, with their variants, in a language: four queries a batch.
 * @param after the last id of the batch before; 0 to begin
 * @returns in the order of their ids; empty at the end
 */
export async function listFeedProducts(
  db: Db,
  { after, batch, languageId }: { after: number; batch: number; languageId: number },
): Promise<FeedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      handle: products.handle,
      brandId: products.brandId,
      categoryId: products.categoryId,
      audience: products.audience,
      composition: products.composition,
      slug: slugIn('product', products.id, languageId),
      name: textIn(name, products.id, languageId),
      description: textIn({ ...name, text: productTranslations.description }, products.id, languageId),
    })
    .from(products)
    .where(and(eq(products.status, 'published'), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(batch);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const catalog = await catalogOf(db);
  const pictures = await picturesOf(db, ids);
  const variantRows = await db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      barcode: variants.barcode,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      free: freeStock,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(and(inArray(variants.productId, ids), eq(variants.isActive, true)))
    .orderBy(asc(variants.productId), asc(variants.id));

  const called = (id: number) => {
    const value = catalog.values.get(id);
    return value ? { code: value.code, name: valueName(value, languageId) } : { code: '', name: '' };
  };
  const variantsOf = new Map<number, typeof variantRows>();
  for (const row of variantRows) variantsOf.set(row.productId, [...(variantsOf.get(row.productId) ?? []), row]);
  return rows.map(({ brandId, categoryId, composition, ...row }) => ({
    ...row,
    brand: catalog.brands.get(brandId)?.name ?? '',
    categories: pathNames(catalog.categories, categoryId, languageId),
    material: composition[0]?.fibres[0]?.fibre ?? null,
    variants: (variantsOf.get(row.id) ?? []).map(({ id, sku, barcode, colorId, sizeId, free }) => ({
      variantId: id,
      sku,
      barcode,
      color: colorId === null ? null : called(colorId),
      size: called(sizeId).name,
      isAvailable: free > 0,
      images: picturesOfColor(pictures.get(row.id) ?? [], colorId).map(withoutColor),
    })),
  }));
}

function pathNames(tree: Awaited<ReturnType<typeof catalogOf>>['categories'], leaf: number, languageId: number): string[] {
  const names: string[] = [];
  for (let next = tree.get(leaf); next && names.length < tree.size; next = next.parentId === null ? undefined : tree.get(next.parentId))
    names.unshift(nameIn(next.names, languageId));
  return names;
}
