import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Badge, Category, Color, Image, ProductPage, Size } from './contract.ts';
import { ProductNotFound } from './errors.ts';
import { categoryPath, listCategories } from './list-categories.ts';
import { attributeValueIn, english, nameIn } from './names.ts';
import { picturesOf, picturesOfColor, withoutColor } from './product-pictures.ts';
import { sizeChartIn } from './size-chart-in.ts';
import { catalogOf } from './snapshot.ts';
import { makers, productAttributeValues, productBadges, products, productTranslations, slugs } from './tables.ts';
import { textIn } from './text-in.ts';
import { variantsOfProduct, type VariantStock } from './variants-of-product.ts';

/** All that the catalogue knows of a product in a language; prices are not its business. */
export interface ProductDetails extends Pick<ProductPage, 'brand' | 'composition' | 'care' | 'maker' | 'isHygiene' | 'attributes' | 'sizeChart'> {
  id: number;
  handle: string;
  slug: string;
  slugs: Record<string, string>;
  name: string;
  description: string;
  badges: Badge[];
  breadcrumbs: Category[];
  colors: (Color & { images: Image[] })[];
  images: Image[];
  sizes: Size[];
  variants: VariantStock[];
}

/**
 * The published product at an address (its current one, an old one, or one in another language) with its variants,
 * pictures and everything the law has on its page. Three queries.
 * @throws ProductNotFound
 */
export async function productDetails(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<ProductDetails> {
  const languages = await listLanguages(db);
  const row = await rowAt(db, { slug, languageId, languageIds: languages.map(({ id }) => id) });
  const { product, maker } = row;
  const { variants, colors, sizes } = await variantsOfProduct(db, { productId: product.id, languageId });
  const pictures = (await picturesOf(db, [product.id], languageId)).get(product.id) ?? [];
  const catalog = await catalogOf(db);
  const brand = catalog.brands.get(product.brandId);
  const current = new Map(Object.entries(row.slugs ?? {}).map(([id, text]) => [Number(id), text]));
  return {
    id: product.id,
    handle: product.handle,
    slug: nameIn(current, languageId),
    slugs: Object.fromEntries(languages.flatMap(({ id, code }) => (current.has(id) ? [[code, current.get(id) ?? ''] as const] : []))),
    name: row.name,
    description: row.description,
    brand: { slug: brand?.slug ?? '', name: brand?.name ?? '', description: brand ? nameIn(brand.descriptions, languageId) : '' },
    badges: row.badges,
    breadcrumbs: categoryPath(await listCategories(db, { languageId }), product.categoryId),
    colors: colors.map((color) => ({
      ...color,
      images: picturesOfColor(pictures, color.id)
        .filter((picture) => picture.colorId !== null)
        .map(withoutColor),
    })),
    images: pictures.filter(({ colorId }) => colorId === null).map(withoutColor),
    sizes,
    variants,
    composition: product.composition,
    care: product.care,
    maker: maker && makerOf(maker),
    isHygiene: product.isHygiene,
    attributes: [...catalog.values.values()]
      .filter(({ id }) => row.valueIds.includes(id))
      .map((value) => attributeValueIn(catalog, value, languageId)),
    sizeChart: sizeChartIn(catalog, { chartId: product.sizeChartId, sizeIds: sizes.map(({ id }) => id), languageId }),
  };
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };
const description = { ...name, text: productTranslations.description };

/** @param languageIds all there are: with them the address is found by its key, whatever its language */
async function rowAt(db: Db, { slug, languageId, languageIds }: { slug: string; languageId: number; languageIds: readonly number[] }) {
  // PostgreSQL refuses to look for it.
  if (slug.includes('\0')) throw new ProductNotFound('');
  const [row] = await db
    .select({
      product: products,
      maker: makers,
      name: textIn(name, products.id, languageId),
      description: textIn(description, products.id, languageId),
      /** Current ones, by language id. */
      slugs: sql<Record<string, string> | null>`(
        select json_object_agg(current.language_id, current.slug) from slugs current
        where current.kind = 'product' and current.target_id = ${products.id} and current.is_current)`,
      badges: sql<Badge[]>`array(
        select ${productBadges.badge} from ${productBadges} where ${productBadges.productId} = ${products.id} order by ${productBadges.badge})`,
      valueIds: sql<number[]>`array(
        select ${productAttributeValues.attributeValueId} from ${productAttributeValues} where ${productAttributeValues.productId} = ${products.id})`,
    })
    .from(slugs)
    .innerJoin(products, eq(products.id, slugs.targetId))
    .leftJoin(makers, eq(makers.id, products.makerId))
    .where(and(eq(slugs.kind, 'product'), inArray(slugs.languageId, [...languageIds]), eq(slugs.slug, slug), eq(products.status, 'published')))
    .orderBy(sql`${slugs.languageId} = ${languageId} desc`, desc(slugs.isCurrent), sql`${slugs.languageId} = ${english} desc`)
    .limit(1);
  if (!row) throw new ProductNotFound(slug);
  return row;
}

const makerOf = ({
  name: makerName,
  street,
  postalCode,
  city,
  countryCode,
  email,
  responsible,
}: typeof makers.$inferSelect): ProductPage['maker'] => ({
  name: makerName,
  street,
  postalCode,
  city,
  countryCode,
  email,
  responsible,
});
