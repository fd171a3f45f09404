import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  correctStock,
  saveAttributeValue,
  saveBrand,
  saveCategory,
  saveMaker,
  saveProduct,
  type ProductToSave,
  type SavedProduct,
} from '#modules/catalog';
import { saveImages } from '#modules/media';
import { setPrices } from '#modules/pricing';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/request-job';
import { inTransaction, type Tx } from '#platform/transaction';
import { attributeValues, categories } from '#tables/catalog';
import { media } from '#tables/media';
import { codeOf } from './code-of.ts';
import { fetchPicturesJob } from './fetch-pictures-job.ts';
import { audienceNames, importedNames } from './imported-categories.ts';
import type { ImportOptions } from './import-options.ts';
import type { MerchantProduct, MerchantVariant } from './merchant-product.ts';
import { importedCategory, type Audience } from './place-product.ts';
import { hasResponsibleFor, type PlannedPrice, type PlannedProduct } from './plan-product.ts';
import { importedPath, STAND_IN_HEIGHT, STAND_IN_WIDTH, standIns } from './stand-in.ts';

/** Ids of colours and sizes by attribute and code. */
type ValueIds = ReadonlyMap<string, number>;

type SavedVariants = SavedProduct['variants'];

/** Leaves whose goods come back only sealed. */
const hygiene = /-(?:underwear|bodysuits|baby-bodysuits|socks|tights-socks|swimwear)$/;

/**
 * Brings one product in, whole or not at all.
 * @returns its id
 * @throws SkuTaken, and whatever the database refuses
 */
export async function applyProduct(db: Db, planned: PlannedProduct, options: ImportOptions): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { product } = planned;
    const ids = await saveValues(tx, product.variants, options.languageId);
    const pictures = product.pictures.map(({ url }) => ({ url, colorId: colorShownBy(url, product, ids) }));
    const { productId, variants } = await saveProduct(tx, {
      handle: product.handle,
      brandId: await saveBrand(tx, { slug: codeOf(product.vendor), name: product.vendor }),
      makerId: options.maker
        ? await saveMaker(tx, { ...options.maker, responsible: hasResponsibleFor(options) ? options.responsible : null })
        : planned.makerId,
      categoryId: await categoryId(tx, product.categoryCode, product.audience),
      audience: product.audience,
      status: planned.status,
      missing: planned.missing,
      composition: planned.composition.length > 0 ? [{ part: 'shell', fibres: planned.composition }] : [],
      isHygiene: hygiene.test(product.categoryCode),
      vatCategory: product.audience === 'kids' ? 'children' : 'standard',
      texts: [{ languageId: options.languageId, name: product.title, description: product.description }],
      variants: product.variants.map((variant) => ({
        ...idsOf(variant, ids),
        sku: variant.sku,
        barcode: variant.barcode,
        weightGrams: variant.weightGrams,
      })),
      media: await mediaOf(tx, product, pictures, ids),
    });
    await setPrices(
      tx,
      planned.prices.map((price) => ({
        ...inShop(price, variants),
        productId,
        countryId: price.countryId,
        regular: price.regular,
        sale: price.sale,
      })),
    );
    await correctStock(tx, { counts: countsOf(product.variants, variants), reference: options.reference });
    if (planned.toFetch.length > 0) await requestJob(tx, fetchPicturesJob, { productId, pictures });
    return productId;
  });
}

async function saveValues(tx: Tx, variants: readonly MerchantVariant[], languageId: number): Promise<ValueIds> {
  const ids = new Map<string, number>();
  for (const { color, size } of variants) {
    if (color && !ids.has(`color ${color.code}`)) {
      const names = [{ languageId, name: color.name }];
      ids.set(
        `color ${color.code}`,
        (await known(tx, 'color', color.code)) ??
          (await saveAttributeValue(tx, { attribute: 'color', code: color.code, hex: color.hex, position: LAST, names })),
      );
    }
    if (!ids.has(`size ${size.code}`)) {
      const names = [{ languageId, name: size.name }];
      ids.set(
        `size ${size.code}`,
        (await known(tx, 'size', size.code)) ??
          (await saveAttributeValue(tx, { attribute: 'size', code: size.code, scale: size.scale, position: LAST, names })),
      );
    }
  }
  return ids;
}

/** Behind the shop's own, in the order in which they came. */
const LAST = 1000;

/** One that the shop has keeps its names: a merchant's file renames no colour. */
async function known(tx: Tx, attribute: string, code: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(and(eq(attributeValues.attribute, attribute), eq(attributeValues.code, code)));
  return row?.id;
}

const idsOf = ({ color, size }: MerchantVariant, ids: ValueIds): { colorId: number | null; sizeId: number } => ({
  colorId: color ? (ids.get(`color ${color.code}`) ?? null) : null,
  sizeId: ids.get(`size ${size.code}`) ?? 0,
});

/** The leaf's id; where nothing fitted, a leaf for what was imported is made under its audience. */
async function categoryId(tx: Tx, code: string, audience: Audience): Promise<number> {
  const idOf = async (wanted: string): Promise<number | undefined> =>
    (await tx.select({ id: categories.id }).from(categories).where(eq(categories.code, wanted)))[0]?.id;
  const there = await idOf(code);
  if (there !== undefined) return there;
  const parentId = (await idOf(audience)) ?? (await saveCategory(tx, { code: audience, texts: audienceNames[audience] }));
  return saveCategory(tx, { code: importedCategory(audience), parentId, position: LAST, texts: importedNames });
}

/** Pictures that are here; before the first of them has come, drawn ones stand in. */
async function mediaOf(
  tx: Tx,
  product: MerchantProduct,
  pictures: readonly { url: string; colorId: number | null }[],
  ids: ValueIds,
): Promise<ProductToSave['media']> {
  const paths = pictures.map(({ url }) => importedPath(url));
  const rows =
    paths.length === 0
      ? []
      : await tx
          .select({ id: media.id, imageUrl: media.imageUrl })
          .from(media)
          .where(and(inArray(media.imageUrl, paths), isNull(media.drawing)));
  const here = new Map(rows.map(({ imageUrl, id }) => [imageUrl, id]));
  if (here.size > 0)
    return pictures.flatMap(({ url, colorId }) => (here.has(importedPath(url)) ? [{ mediaId: here.get(importedPath(url)) ?? 0, colorId }] : []));
  const drawn = standIns(product);
  const mediaIds = await saveImages(
    tx,
    drawn.map(({ imageUrl, drawing }) => ({ imageUrl, imageMimeType: 'image/webp', width: STAND_IN_WIDTH, height: STAND_IN_HEIGHT, drawing })),
  );
  return drawn.map(({ colorCode }, index) => ({
    mediaId: mediaIds[index] ?? 0,
    colorId: colorCode === null ? null : (ids.get(`color ${colorCode}`) ?? null),
  }));
}

/** The colour that a picture belongs to, where the file shows it with variants of one colour only. */
function colorShownBy(url: string, { variants }: MerchantProduct, ids: ValueIds): number | null {
  const shown = new Set(variants.filter(({ pictureUrl }) => pictureUrl === url).map(({ color }) => color?.code ?? ''));
  const [only] = shown;
  return shown.size === 1 && only ? (ids.get(`color ${only}`) ?? null) : null;
}

const inShop = ({ sku, variantId }: PlannedPrice, saved: SavedVariants): { variantId: number | null } => ({
  variantId: variantId ?? saved.find((variant) => variant.sku === sku)?.variantId ?? null,
});

const countsOf = (variants: readonly MerchantVariant[], saved: SavedVariants) =>
  variants.flatMap(({ sku, quantity }) => {
    const variantId = saved.find((variant) => variant.sku === sku)?.variantId;
    return quantity === null || variantId === undefined ? [] : [{ variantId, pieces: quantity }];
  });
