import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { groupValuesById } from '../attributes/attribute-names.ts';
import type { Badge, Color, Image } from '../contract.ts';
import { listPicturesByProduct, listColorPictures, removeColor } from './product-pictures.ts';
import { brands, productBadges, products, productTranslations, variants } from '../tables.ts';
import { selectCoverColor } from './select-cover-color.ts';
import { buildSlugQuery, buildTextQuery } from '../texts/text-query.ts';

/** A product for a listing, without its price. */
export interface ProductListing {
  id: number;
  slug: string;
  name: string;
  brand: { slug: string; name: string };
  images: Image[];
  colors: Color[];
  badges: Badge[];
}

const nameColumn = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/** Returns the listing data of products in a language, with five queries for any number of products. */
export async function listProductListings(
  db: Db,
  { productIds, languageId }: { productIds: readonly number[]; languageId: number },
): Promise<Map<number, ProductListing>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: products.id,
      slug: buildSlugQuery('product', products.id, languageId),
      name: buildTextQuery(nameColumn, products.id, languageId),
      brand: { slug: brands.slug, name: brands.name },
      coverColorId: selectCoverColor(products.id),
      badges: sql<
        Badge[]
      >`array(select ${productBadges.badge} from ${productBadges} where ${productBadges.productId} = ${products.id} order by ${productBadges.badge})`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...productIds]));
  const colors = await listColorsByProduct(db, productIds, languageId);
  const pictures = await listPicturesByProduct(db, productIds);
  return new Map(
    rows.map(({ coverColorId, ...row }) => {
      const images = listColorPictures(pictures.get(row.id) ?? [], coverColorId)
        .slice(0, 2)
        .map(removeColor);
      return [row.id, { ...row, images, colors: colors.get(row.id) ?? [] }];
    }),
  );
}

async function listColorsByProduct(db: Db, productIds: readonly number[], languageId: number): Promise<Map<number, Color[]>> {
  const rows = await db
    .selectDistinct({ productId: variants.productId, colorId: variants.colorId })
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true), isNotNull(variants.colorId)));
  const named = await groupValuesById(
    db,
    rows.flatMap(({ colorId }) => colorId ?? []),
    languageId,
  );
  const colors = new Map<number, Color[]>();
  const inOrder = [...named.values()].sort((a, b) => a.position - b.position || a.id - b.id);
  for (const { id, code, name, hex } of inOrder) {
    for (const { productId } of rows.filter(({ colorId }) => colorId === id)) {
      colors.set(productId, [...(colors.get(productId) ?? []), { id, code, name, hex }]);
    }
  }
  return colors;
}
