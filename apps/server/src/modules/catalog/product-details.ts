import { and, eq } from 'drizzle-orm';
import { listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Badge, Category, Color, Image, ProductPage, Size } from './contract.ts';
import { ProductNotFound } from './errors.ts';
import { categoryPath, listCategories } from './list-categories.ts';
import { picturesOf, picturesOfColor, withoutColor } from './product-pictures.ts';
import { brands, brandTranslations, makers, productBadges, products, productTranslations, slugs } from './tables.ts';
import { slugIn, textIn } from './text-in.ts';
import { variantsOfProduct, type VariantStock } from './variants-of-product.ts';

/** All that the catalogue knows of a product in a language; prices are not its business. */
export interface ProductDetails extends Pick<ProductPage, 'brand' | 'composition' | 'care' | 'maker' | 'isHygiene'> {
  id: number;
  handle: string;
  slug: string;
  slugs: Record<string, string>;
  name: string;
  description: string;
  vatCategory: string;
  badges: Badge[];
  breadcrumbs: Category[];
  colors: (Color & { images: Image[] })[];
  images: Image[];
  sizes: Size[];
  variants: VariantStock[];
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };
const description = { ...name, text: productTranslations.description };
const brandDescription = { text: brandTranslations.description, languageId: brandTranslations.languageId, owner: brandTranslations.brandId };

/**
 * A published product with its variants, pictures and everything the law has on its page. A fixed number of queries.
 * @throws ProductNotFound
 */
export async function productDetails(db: Db, { productId, languageId }: { productId: number; languageId: number }): Promise<ProductDetails> {
  const [row] = await db
    .select({
      product: products,
      slug: slugIn('product', products.id, languageId),
      name: textIn(name, products.id, languageId),
      description: textIn(description, products.id, languageId),
      brand: { slug: brands.slug, name: brands.name, description: textIn(brandDescription, brands.id, languageId) },
      maker: makers,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(makers, eq(makers.id, products.makerId))
    .where(and(eq(products.id, productId), eq(products.status, 'published')));
  if (!row) throw new ProductNotFound(productId);
  const badges = await db
    .select({ badge: productBadges.badge })
    .from(productBadges)
    .where(eq(productBadges.productId, productId))
    .orderBy(productBadges.badge);
  const { variants, colors, sizes } = await variantsOfProduct(db, { productId, languageId });
  const pictures = (await picturesOf(db, [productId])).get(productId) ?? [];
  const { product } = row;
  return {
    id: product.id,
    handle: product.handle,
    slug: row.slug,
    slugs: await slugsOf(db, productId),
    name: row.name,
    description: row.description,
    brand: row.brand,
    vatCategory: product.vatCategory,
    badges: badges.map(({ badge }) => badge),
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
    maker: row.maker && makerOf(row.maker),
    isHygiene: product.isHygiene,
  };
}

async function slugsOf(db: Db, productId: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ languageId: slugs.languageId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, productId), eq(slugs.isCurrent, true)));
  const languages = await listLanguages(db);
  return Object.fromEntries(languages.flatMap(({ id, code }) => rows.filter(({ languageId }) => languageId === id).map(({ slug }) => [code, slug])));
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
