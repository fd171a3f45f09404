import {
  correctStock,
  findBrandIds,
  findCategoryIds,
  findValueIds,
  saveAttributeValueByCode,
  saveBrandBySlug,
  saveCategoryByCode,
  saveMakerByName,
  saveProducts,
  type BulkProduct,
} from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { requestJobs } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { savePendingPhotos } from '../photos/awaited-photos.ts';
import { buildCode } from './variant-options.ts';
import { fetchPicturesJob } from '../photos/fetch-pictures-job.ts';
import { audienceNames, importedNames } from './imported-categories.ts';
import { findProductMedia } from '../photos/media-of-products.ts';
import { getImportedCategory, type Audience } from './categorize-product.ts';
import type { ProductToImport, ValueIds } from './import-types.ts';

/** The position of imported values. They follow the shop's own values in the order of import. */
const IMPORTED_POSITION = 1000;

/**
 * Imports products, all or none, with about thirty statements for any number of products.
 * @param languageId language of the names of new colours and sizes
 * @param reference the cause of the stock movements in the ledger
 * @param runId the import run of the back office
 * @returns the ids of the products, in the given order
 * @throws SkuTaken, and any error of the database
 */
export async function importProducts(
  tx: Tx,
  wanted: readonly ProductToImport[],
  { languageId, reference, runId }: { languageId: number; reference: string; runId?: number | undefined },
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const valueIds = await saveValues(tx, wanted, languageId);
  const ids = {
    values: valueIds,
    brands: await saveBrands(tx, wanted),
    makers: await saveMakers(tx, wanted),
    categories: await saveCategories(tx, wanted),
  };
  const media = await findProductMedia(tx, wanted, valueIds);
  const saved = await saveProducts(
    tx,
    wanted.map((product, index) => toBulkProduct(product, ids, media[index] ?? null)),
  );
  const imported = wanted.map((product, index): Imported => ({ product, productId: saved[index]?.productId ?? 0 }));
  const variantIds = new Map(saved.flatMap(({ variants }) => variants.map(({ sku, variantId }) => [sku, variantId] as const)));
  await savePendingPhotos(
    tx,
    imported.map(({ product: { awaitsPhotos }, productId }) => ({ productId, awaitsPhotos })),
    runId,
  );
  await setPrices(tx, listPrices(imported, variantIds));
  await correctStock(tx, { counts: listStockCounts(wanted, variantIds), reference });
  await requestJobs(tx, fetchPicturesJob, listPicturesToFetch(imported, valueIds));
  return imported.map(({ productId }) => productId);
}

/** An imported product with its id in the shop. */
interface Imported {
  product: ProductToImport;
  productId: number;
}

interface SavedIds {
  values: ValueIds;
  brands: ReadonlyMap<string, number>;
  makers: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

/** Replaces codes and names by the shop's ids. */
function toBulkProduct(product: ProductToImport, ids: SavedIds, media: BulkProduct['media']): BulkProduct {
  const { handle, brand, maker, audience, status, missing, composition, care, isHygiene, vatCategory, tags, texts, closesOthers } = product;
  return {
    handle,
    brandId: ids.brands.get(brand) ?? 0,
    makerId: 'id' in maker ? maker.id : (ids.makers.get(JSON.stringify(maker)) ?? null),
    categoryId: ids.categories.get(getCategoryKey(product)) ?? 0,
    audience,
    status,
    missing,
    composition,
    care,
    isHygiene,
    vatCategory,
    tags,
    texts,
    closesOthers,
    variants: product.variants.map(({ color, size, quantity: _quantity, ...variant }) => ({
      ...variant,
      colorId: color ? (ids.values.get(`color ${color.code}`) ?? null) : null,
      sizeId: ids.values.get(`size ${size.code}`) ?? 0,
    })),
    media,
  };
}

const listPrices = (imported: readonly Imported[], variantIds: ReadonlyMap<string, number>): Parameters<typeof setPrices>[1] =>
  imported.flatMap(({ product: { prices }, productId }) =>
    prices.map(({ sku, variantId, ...price }) => ({
      ...price,
      productId,
      variantId: variantId ?? (sku === null ? null : (variantIds.get(sku) ?? null)),
    })),
  );

const listStockCounts = (wanted: readonly ProductToImport[], variantIds: ReadonlyMap<string, number>): { variantId: number; pieces: number }[] =>
  wanted.flatMap(({ variants }) =>
    variants.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ variantId: variantIds.get(sku) ?? 0, pieces: quantity }])),
  );

const listPicturesToFetch = (imported: readonly Imported[], valueIds: ValueIds) =>
  imported.flatMap(({ product: { pictures, isToFetch }, productId }) => {
    if (!isToFetch || !pictures) return [];
    const getColorId = (code: string | null) => (code === null ? null : (valueIds.get(`color ${code}`) ?? null));
    return [{ productId, pictures: pictures.map(({ url, colorCode }) => ({ url, colorId: getColorId(colorCode) })) }];
  });

/** Existing values keep their names, because an import must not rename a colour. */
async function saveValues(tx: Tx, wanted: readonly ProductToImport[], languageId: number): Promise<ValueIds> {
  const colours = new Map(wanted.flatMap(({ variants }) => variants.flatMap(({ color }) => (color ? [[color.code, color] as const] : []))));
  const sizes = new Map(wanted.flatMap(({ variants }) => variants.map(({ size }) => [size.code, size] as const)));
  const pictured = wanted.flatMap(({ pictures }) => (pictures ?? []).flatMap(({ colorCode }) => colorCode ?? []));
  const ids = await findValueIds(tx, { colors: [...colours.keys(), ...pictured], sizes: [...sizes.keys()] });
  for (const { code, name, hex } of colours.values())
    if (!ids.has(`color ${code}`))
      ids.set(
        `color ${code}`,
        await saveAttributeValueByCode(tx, { attribute: 'color', code, hex, position: IMPORTED_POSITION, names: [{ languageId, name }] }),
      );
  for (const { code, name, scale } of sizes.values())
    if (!ids.has(`size ${code}`))
      ids.set(
        `size ${code}`,
        await saveAttributeValueByCode(tx, { attribute: 'size', code, scale, position: IMPORTED_POSITION, names: [{ languageId, name }] }),
      );
  return ids;
}

/** Returns the shop's brand of this name, which may have another slug. Creates missing brands. */
async function saveBrands(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const names = [...new Set(wanted.map(({ brand }) => brand))];
  const ids = await findBrandIds(tx, names);
  for (const name of names) if (!ids.has(name)) ids.set(name, await saveBrandBySlug(tx, { slug: buildCode(name), name }));
  return ids;
}

async function saveMakers(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { maker } of wanted) {
    const key = JSON.stringify(maker);
    if (!('id' in maker) && !ids.has(key)) ids.set(key, await saveMakerByName(tx, { ...maker.contact, responsible: maker.responsible }));
  }
  return ids;
}

const getCategoryKey = ({ categoryCode, audience }: ProductToImport): string => `${categoryCode} ${audience}`;

async function saveCategories(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const codes = wanted.flatMap(({ categoryCode, audience }) => [categoryCode, getImportedCategory(audience), audience]);
  const idsByCode = await findCategoryIds(tx, codes);
  const ids = new Map<string, number>();
  for (const product of wanted) {
    if (ids.has(getCategoryKey(product))) continue;
    ids.set(getCategoryKey(product), idsByCode.get(product.categoryCode) ?? (await findImportCategory(tx, product.audience, idsByCode)));
  }
  return ids;
}

/** Creates a leaf category for imported products under the audience, for products that match no category. */
async function findImportCategory(tx: Tx, audience: Audience, idsByCode: Map<string, number>): Promise<number> {
  const code = getImportedCategory(audience);
  const known = idsByCode.get(code);
  if (known !== undefined) return known;
  const parentId = idsByCode.get(audience) ?? (await saveCategoryByCode(tx, { code: audience, texts: audienceNames[audience] }));
  idsByCode.set(audience, parentId);
  const id = await saveCategoryByCode(tx, { code, parentId, texts: importedNames });
  idsByCode.set(code, id);
  return id;
}
