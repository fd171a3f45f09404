import { defaultLanguageId } from '@selvedge/i18n';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Badge, Category, Color, Image, ProductPage, Size } from '../contract.ts';
import { ProductNotFound } from '../errors.ts';
import { listCategoryPath, listCategories } from '../categories/list-categories.ts';
import { toAttributeValue, getLocalName } from '../texts/names.ts';
import { listPicturesByProduct, listColorPictures, removeColor } from './product-pictures.ts';
import { selectCoverColor } from './select-cover-color.ts';
import { buildSizeChart } from '../size-charts/build-size-chart.ts';
import { getCatalog } from '../snapshot.ts';
import { makers, productAttributeValues, productBadges, products, productTranslations, slugs } from '../tables.ts';
import { buildTextQuery } from '../texts/text-query.ts';
import { listVariantStock, type VariantStock } from '../stock/list-variant-stock.ts';

/** All catalogue data of a product in a language, without prices. */
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
  coverColorId: number | null;
  sizes: Size[];
  variants: VariantStock[];
}

/**
 * Returns the published product at an address (current, old, or in another language) with its variants, images and the legally required
 * data, with three queries.
 * @throws ProductNotFound
 */
export async function readProductDetails(db: Db, { slug, languageId }: { slug: string; languageId: number }): Promise<ProductDetails> {
  const languages = await listLanguages(db);
  const row = await findProductRow(db, { slug, languageId, languageIds: languages.map(({ id }) => id) });
  const { product, maker } = row;
  const { variants, colors, sizes } = await listVariantStock(db, { productId: product.id, languageId });
  const pictures = (await listPicturesByProduct(db, [product.id], languageId)).get(product.id) ?? [];
  const catalog = await getCatalog(db);
  const brand = catalog.brands.get(product.brandId);
  const current = new Map(Object.entries(row.slugs ?? {}).map(([id, text]) => [Number(id), text]));
  return {
    id: product.id,
    handle: product.handle,
    slug: getLocalName(current, languageId),
    slugs: Object.fromEntries(languages.flatMap(({ id, code }) => (current.has(id) ? [[code, current.get(id) ?? ''] as const] : []))),
    name: row.name,
    description: row.description,
    brand: { slug: brand?.slug ?? '', name: brand?.name ?? '', description: brand ? getLocalName(brand.descriptions, languageId) : '' },
    badges: row.badges,
    breadcrumbs: listCategoryPath(await listCategories(db, { languageId }), product.categoryId),
    colors: colors.map((color) => ({
      ...color,
      images: listColorPictures(pictures, color.id)
        .filter((picture) => picture.colorId !== null)
        .map(removeColor),
    })),
    images: pictures.filter(({ colorId }) => colorId === null).map(removeColor),
    coverColorId: row.coverColorId,
    sizes,
    variants,
    composition: product.composition,
    care: product.care,
    maker: maker && toProductMaker(maker),
    isHygiene: product.isHygiene,
    attributes: [...catalog.values.values()]
      .filter(({ id }) => row.valueIds.includes(id))
      .map((value) => toAttributeValue(catalog, value, languageId)),
    sizeChart: buildSizeChart(catalog, { chartId: product.sizeChartId, sizeIds: sizes.map(({ id }) => id), languageId }),
  };
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };
const description = { ...name, text: productTranslations.description };

/** @param languageIds all languages, so that the index on kind, language and slug can be used */
async function findProductRow(db: Db, { slug, languageId, languageIds }: { slug: string; languageId: number; languageIds: readonly number[] }) {
  // PostgreSQL cannot search for a null character.
  if (slug.includes('\0')) throw new ProductNotFound('');
  const [row] = await db
    .select({
      product: products,
      maker: makers,
      name: buildTextQuery(name, products.id, languageId),
      description: buildTextQuery(description, products.id, languageId),
      coverColorId: selectCoverColor(products.id),
      /** Current slugs by language id. */
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
    .orderBy(sql`${slugs.languageId} = ${languageId} desc`, desc(slugs.isCurrent), sql`${slugs.languageId} = ${defaultLanguageId} desc`)
    .limit(1);
  if (!row) throw new ProductNotFound(slug);
  return row;
}

const toProductMaker = ({
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
