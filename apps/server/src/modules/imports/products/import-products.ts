import {
  correctStock,
  findBrandIds,
  findCategoryIds,
  findValueIds,
  saveAttributeValue,
  saveBrand,
  saveCategory,
  saveMaker,
  saveProducts,
  type BulkProduct,
} from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { requestJobs } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { saveAwaitedPhotos } from '../photos/awaited-photos.ts';
import { buildCode } from './variant-options.ts';
import { fetchPicturesJob } from '../photos/fetch-pictures-job.ts';
import { audienceNames, importedNames } from './imported-categories.ts';
import { mediaOfProducts } from '../photos/media-of-products.ts';
import { importedCategory, type Audience } from './categorize-product.ts';
import type { ProductToImport, ValueIds } from './import-types.ts';

/** Sorted after the shop's own values, in the order of import. */
const LAST = 1000;

/**
 * Imports products, all or none, with about thirty statements whatever their number.
 * @param languageId language of the names of new colours and sizes
 * @param reference cause in the stock ledger
 * @param runId the import of the back office
 * @returns their ids, in the given order
 * @throws SkuTaken, and any error of the database
 */
export async function importProducts(
  tx: Tx,
  wanted: readonly ProductToImport[],
  { languageId, reference, runId }: { languageId: number; reference: string; runId?: number | undefined },
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const ids = await saveValues(tx, wanted, languageId);
  const brandIds = await saveBrands(tx, wanted);
  const makerIds = await saveMakers(tx, wanted);
  const categoryIds = await saveCategories(tx, wanted);
  const media = await mediaOfProducts(tx, wanted, ids);
  const saved = await saveProducts(
    tx,
    wanted.map((product, index): BulkProduct => {
      const { handle, audience, status, missing, composition, care, isHygiene, vatCategory, texts, closesOthers } = product;
      return {
        handle,
        brandId: brandIds.get(product.brand) ?? 0,
        makerId: 'id' in product.maker ? product.maker.id : (makerIds.get(JSON.stringify(product.maker)) ?? null),
        categoryId: categoryIds.get(getCategoryKey(product)) ?? 0,
        audience,
        status,
        missing,
        composition,
        care,
        isHygiene,
        vatCategory,
        texts,
        closesOthers,
        variants: product.variants.map(({ color, size, quantity: _quantity, ...variant }) => ({
          ...variant,
          colorId: color ? (ids.get(`color ${color.code}`) ?? null) : null,
          sizeId: ids.get(`size ${size.code}`) ?? 0,
        })),
        media: media[index] ?? null,
      };
    }),
  );
  await saveAwaitedPhotos(
    tx,
    wanted.map(({ awaitsPhotos }, index) => ({ productId: saved[index]?.productId ?? 0, awaitsPhotos })),
    runId,
  );
  const bySku = new Map(saved.flatMap(({ variants }) => variants.map(({ sku, variantId }) => [sku, variantId] as const)));
  await setPrices(
    tx,
    wanted.flatMap(({ prices }, index) =>
      prices.map(({ sku, variantId, ...price }) => ({
        ...price,
        productId: saved[index]?.productId ?? 0,
        variantId: variantId ?? (sku === null ? null : (bySku.get(sku) ?? null)),
      })),
    ),
  );
  const counts = wanted.flatMap(({ variants }) =>
    variants.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ variantId: bySku.get(sku) ?? 0, pieces: quantity }])),
  );
  await correctStock(tx, { counts, reference });
  await requestJobs(
    tx,
    fetchPicturesJob,
    wanted.flatMap(({ pictures, isToFetch }, index) =>
      isToFetch && pictures
        ? [
            {
              productId: saved[index]?.productId ?? 0,
              pictures: pictures.map(({ url, colorCode }) => ({ url, colorId: colorCode === null ? null : (ids.get(`color ${colorCode}`) ?? null) })),
            },
          ]
        : [],
    ),
  );
  return saved.map(({ productId }) => productId);
}

/** Existing values keep their names: an import renames no colour. */
async function saveValues(tx: Tx, wanted: readonly ProductToImport[], languageId: number): Promise<ValueIds> {
  const colours = new Map(wanted.flatMap(({ variants }) => variants.flatMap(({ color }) => (color ? [[color.code, color] as const] : []))));
  const sizes = new Map(wanted.flatMap(({ variants }) => variants.map(({ size }) => [size.code, size] as const)));
  const pictured = wanted.flatMap(({ pictures }) => (pictures ?? []).flatMap(({ colorCode }) => colorCode ?? []));
  const ids = await findValueIds(tx, { colors: [...colours.keys(), ...pictured], sizes: [...sizes.keys()] });
  for (const { code, name, hex } of colours.values())
    if (!ids.has(`color ${code}`))
      ids.set(`color ${code}`, await saveAttributeValue(tx, { attribute: 'color', code, hex, position: LAST, names: [{ languageId, name }] }));
  for (const { code, name, scale } of sizes.values())
    if (!ids.has(`size ${code}`))
      ids.set(`size ${code}`, await saveAttributeValue(tx, { attribute: 'size', code, scale, position: LAST, names: [{ languageId, name }] }));
  return ids;
}

/** Returns the shop's own brand of that name, whatever its slug; creates missing ones. */
async function saveBrands(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const names = [...new Set(wanted.map(({ brand }) => brand))];
  const ids = await findBrandIds(tx, names);
  for (const name of names) if (!ids.has(name)) ids.set(name, await saveBrand(tx, { slug: buildCode(name), name }));
  return ids;
}

async function saveMakers(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { maker } of wanted) {
    const key = JSON.stringify(maker);
    if (!('id' in maker) && !ids.has(key)) ids.set(key, await saveMaker(tx, { ...maker.contact, responsible: maker.responsible }));
  }
  return ids;
}

const getCategoryKey = ({ categoryCode, audience }: ProductToImport): string => `${categoryCode} ${audience}`;

async function saveCategories(tx: Tx, wanted: readonly ProductToImport[]): Promise<Map<string, number>> {
  const codes = wanted.flatMap(({ categoryCode, audience }) => [categoryCode, importedCategory(audience), audience]);
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
  const code = importedCategory(audience);
  const known = idsByCode.get(code);
  if (known !== undefined) return known;
  const parentId = idsByCode.get(audience) ?? (await saveCategory(tx, { code: audience, texts: audienceNames[audience] }));
  idsByCode.set(audience, parentId);
  const id = await saveCategory(tx, { code, parentId, position: LAST, texts: importedNames });
  idsByCode.set(code, id);
  return id;
}
