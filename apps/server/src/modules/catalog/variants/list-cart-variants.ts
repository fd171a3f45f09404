import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { prepared } from '#platform/sql/prepared';
import { groupValuesById } from '../attributes/attribute-names.ts';
import type { Color, Image, Size } from '../contract.ts';
import { isSellable } from './find-variant.ts';
import { listCategoryPath, listCategories } from '../categories/list-categories.ts';
import { buildPictureQuery } from '../products/product-pictures.ts';
import { brands, products, productTranslations, variants } from '../tables.ts';
import { stockLevels } from '../stock/tables.ts';
import { buildSlugQuery, buildTextQuery } from '../texts/text-query.ts';
import { freeStock } from '../stock/list-variant-stock.ts';

/** A variant for a cart, an order or an email. */
export interface CartVariant {
  variantId: number;
  productId: number;
  sku: string;
  slug: string;
  name: string;
  brand: string;
  image: Image | null;
  color: Color | null;
  size: Size;
  /** Category names from the top down, separated by `>`. */
  categoriesArr: string;
  /** The same categories by id. */
  categoryIds: number[];
  vatCategory: string;
  isHygiene: boolean;
  weightGrams: number;
  isSellable: boolean;
  /** Available pieces. */
  free: number;
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

const language = sql`${sql.placeholder('languageId')}::int`;
const read = prepared((db) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      weightGrams: variants.weightGrams,
      slug: buildSlugQuery('product', products.id, language),
      name: buildTextQuery(name, products.id, language),
      brand: brands.name,
      image: buildPictureQuery(products.id, variants.colorId),
      categoryId: products.categoryId,
      vatCategory: products.vatCategory,
      isHygiene: products.isHygiene,
      isSellable,
      free: freeStock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(eq(variants.id, sql`any(${sql.placeholder('variantIds')}::int[])`))
    .prepare('variants for a cart'),
);

/** Returns variants with their display data in a language, in one query. Unknown ids are left out. */
export async function listCartVariants(
  db: Db,
  { variantIds, languageId }: { variantIds: readonly number[]; languageId: number },
): Promise<CartVariant[]> {
  if (variantIds.length === 0) return [];
  const rows = await read(db).execute({ variantIds, languageId });
  const values = await groupValuesById(
    db,
    rows.flatMap(({ colorId, sizeId }) => (colorId === null ? [sizeId] : [colorId, sizeId])),
    languageId,
  );
  const tree = await listCategories(db, { languageId });
  return rows.map(({ colorId, sizeId, categoryId, ...row }) => {
    const color = colorId === null ? undefined : values.get(colorId);
    const size = values.get(sizeId);
    const path = listCategoryPath(tree, categoryId);
    return {
      ...row,
      color: color ? { id: color.id, code: color.code, name: color.name, hex: color.hex } : null,
      size: { id: sizeId, code: size?.code ?? '', name: size?.name ?? '' },
      categoriesArr: path.map((category) => category.name).join('>'),
      categoryIds: path.map((category) => category.id),
    };
  });
}
