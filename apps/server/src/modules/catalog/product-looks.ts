import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { valuesById } from './attribute-names.ts';
import type { Badge, Color, Image } from './contract.ts';
import { picturesOf, picturesOfColor, withoutColor } from './product-pictures.ts';
import { brands, productBadges, products, productTranslations, variants } from './tables.ts';
import { slugIn, textIn } from './text-in.ts';

/** A product as a listing shows it, without its price. */
export interface ProductLook {
  id: number;
  slug: string;
  name: string;
  brand: { slug: string; name: string };
  images: Image[];
  colors: Color[];
  badges: Badge[];
}

const nameColumn = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/** What a page of products looks like in a language: five queries, however many products there are. */
export async function productLooks(
  db: Db,
  { productIds, languageId }: { productIds: readonly number[]; languageId: number },
): Promise<Map<number, ProductLook>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: products.id,
      slug: slugIn('product', products.id, languageId),
      name: textIn(nameColumn, products.id, languageId),
      brand: { slug: brands.slug, name: brands.name },
      badges: sql<
        Badge[]
      >`array(select ${productBadges.badge} from ${productBadges} where ${productBadges.productId} = ${products.id} order by ${productBadges.badge})`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...productIds]));
  const colors = await colorsOf(db, productIds, languageId);
  const pictures = await picturesOf(db, productIds);
  return new Map(
    rows.map((row) => {
      const ofProduct = pictures.get(row.id) ?? [];
      // The first picture's colour: the one shown on hover must not turn the shirt from blue to red.
      const images = picturesOfColor(ofProduct, ofProduct[0]?.colorId ?? null)
        .slice(0, 2)
        .map(withoutColor);
      return [row.id, { ...row, images, colors: colors.get(row.id) ?? [] }];
    }),
  );
}

async function colorsOf(db: Db, productIds: readonly number[], languageId: number): Promise<Map<number, Color[]>> {
  const rows = await db
    .selectDistinct({ productId: variants.productId, colorId: variants.colorId })
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true), isNotNull(variants.colorId)));
  const named = await valuesById(
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
