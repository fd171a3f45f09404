import { and, eq, inArray, or } from 'drizzle-orm';
import { correctStock, saveAttributeValue, saveBrand, saveCategory, saveMaker, saveProducts, type BulkProduct } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { requestJobs } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { attributeValues, brands, categories } from '#tables/catalog';
import { codeOf } from './code-of.ts';
import { fetchPicturesJob } from './fetch-pictures-job.ts';
import { audienceNames, importedNames } from './imported-categories.ts';
import { mediaOfProducts } from './media-of-products.ts';
import { importedCategory, type Audience } from './place-product.ts';
import type { ProductToBring } from './product-to-bring.ts';

/** Behind the shop's own, in the order in which they came. */
const LAST = 1000;

/** Ids of colours and sizes by attribute and code. */
export type ValueIds = ReadonlyMap<string, number>;

/**
 * Brings products in, all of them or none: some thirty statements, however many they are.
 * @param languageId what new colours and sizes are named in
 * @param reference what the stock ledger names as the cause
 * @returns their ids, in the order given
 * @throws SkuTaken, and whatever the database refuses
 */
export async function bringProducts(
  tx: Tx,
  wanted: readonly ProductToBring[],
  { languageId, reference }: { languageId: number; reference: string },
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const ids = await saveValues(tx, wanted, languageId);
  const brandIds = await saveBrands(tx, wanted);
  const makerIds = await saveMakers(tx, wanted);
  const categoryIds = await categoriesOf(tx, wanted);
  const media = await mediaOfProducts(tx, wanted, ids);
  const saved = await saveProducts(
    tx,
    wanted.map((product, index): BulkProduct => {
      const { handle, audience, status, missing, composition, care, isHygiene, vatCategory, texts, closesOthers } = product;
      return {
        handle,
        brandId: brandIds.get(product.brand) ?? 0,
        makerId: 'id' in product.maker ? product.maker.id : (makerIds.get(JSON.stringify(product.maker)) ?? null),
        categoryId: categoryIds.get(shelfOf(product)) ?? 0,
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

/** One that the shop has keeps its names: a merchant's file renames no colour. */
async function saveValues(tx: Tx, wanted: readonly ProductToBring[], languageId: number): Promise<ValueIds> {
  const colours = new Map(wanted.flatMap(({ variants }) => variants.flatMap(({ color }) => (color ? [[color.code, color] as const] : []))));
  const sizes = new Map(wanted.flatMap(({ variants }) => variants.map(({ size }) => [size.code, size] as const)));
  const pictured = wanted.flatMap(({ pictures }) => (pictures ?? []).flatMap(({ colorCode }) => colorCode ?? []));
  const rows = await tx
    .select({ id: attributeValues.id, attribute: attributeValues.attribute, code: attributeValues.code })
    .from(attributeValues)
    .where(
      or(
        and(eq(attributeValues.attribute, 'color'), inArray(attributeValues.code, [...colours.keys(), ...pictured])),
        and(eq(attributeValues.attribute, 'size'), inArray(attributeValues.code, [...sizes.keys()])),
      ),
    );
  const ids = new Map(rows.map(({ id, attribute, code }) => [`${attribute} ${code}`, id]));
  for (const { code, name, hex } of colours.values())
    if (!ids.has(`color ${code}`))
      ids.set(`color ${code}`, await saveAttributeValue(tx, { attribute: 'color', code, hex, position: LAST, names: [{ languageId, name }] }));
  for (const { code, name, scale } of sizes.values())
    if (!ids.has(`size ${code}`))
      ids.set(`size ${code}`, await saveAttributeValue(tx, { attribute: 'size', code, scale, position: LAST, names: [{ languageId, name }] }));
  return ids;
}

/** The shop's own by its name, whatever its address is; else a new one. */
async function saveBrands(tx: Tx, wanted: readonly ProductToBring[]): Promise<Map<string, number>> {
  const names = [...new Set(wanted.map(({ brand }) => brand))];
  const rows = await tx.select({ id: brands.id, name: brands.name }).from(brands).where(inArray(brands.name, names));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const name of names) if (!ids.has(name)) ids.set(name, await saveBrand(tx, { slug: codeOf(name), name }));
  return ids;
}

async function saveMakers(tx: Tx, wanted: readonly ProductToBring[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { maker } of wanted) {
    const key = JSON.stringify(maker);
    if (!('id' in maker) && !ids.has(key)) ids.set(key, await saveMaker(tx, { ...maker.contact, responsible: maker.responsible }));
  }
  return ids;
}

const shelfOf = ({ categoryCode, audience }: ProductToBring): string => `${categoryCode} ${audience}`;

async function categoriesOf(tx: Tx, wanted: readonly ProductToBring[]): Promise<Map<string, number>> {
  const codes = wanted.flatMap(({ categoryCode, audience }) => [categoryCode, importedCategory(audience), audience]);
  const rows = await tx
    .select({ id: categories.id, code: categories.code })
    .from(categories)
    .where(inArray(categories.code, [...new Set(codes)]));
  const there = new Map(rows.map(({ id, code }) => [code, id]));
  const ids = new Map<string, number>();
  for (const product of wanted) {
    if (ids.has(shelfOf(product))) continue;
    ids.set(shelfOf(product), there.get(product.categoryCode) ?? (await importedShelf(tx, product.audience, there)));
  }
  return ids;
}

/** Where nothing fitted, a leaf for what was imported is made under its audience. */
async function importedShelf(tx: Tx, audience: Audience, there: Map<string, number>): Promise<number> {
  const code = importedCategory(audience);
  const known = there.get(code);
  if (known !== undefined) return known;
  const parentId = there.get(audience) ?? (await saveCategory(tx, { code: audience, texts: audienceNames[audience] }));
  there.set(audience, parentId);
  const id = await saveCategory(tx, { code, parentId, position: LAST, texts: importedNames });
  there.set(code, id);
  return id;
}
