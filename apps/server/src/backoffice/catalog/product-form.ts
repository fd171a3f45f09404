import { money, toMajor } from '#kit/money';
import { readProductRecord, type ProductRecord as Kept } from '#modules/catalog';
import { getCountry, toLocalTime } from '#modules/countries';
import { findPendingPhotos } from '#import/photos/awaited-photos';
import { listStoredPrices, computePriorPrices, type PriceOfProduct } from '#modules/pricing';
import type { Db } from '#platform/database';
import { RecordNotFound } from '../errors.ts';
import { computeRevision } from '../revision.ts';
import type { PriceForm, ProductForm, ProductRecord } from './product-contract.ts';
import { listPublishingProblems } from './publishing-problems.ts';

/** A stored product with its prices: its form and the data from which it was made. */
export interface OpenedProduct {
  id: number;
  form: ProductForm;
  stored: Kept;
  prices: PriceOfProduct[];
}

/**
 * @param vendorId null: any vendor
 * @throws NotThere
 */
export async function openProduct(db: Db, id: number, vendorId: number | null): Promise<OpenedProduct> {
  const stored = await readProductRecord(db, id, vendorId);
  if (!stored) throw new RecordNotFound('product');
  const prices = await listStoredPrices(db, id);
  const ownForm = prices.filter((price) => price.variantId === null);
  return { id, stored, prices, form: toForm(stored, await Promise.all(ownForm.map((price) => toFormPrice(db, price)))) };
}

/** Returns a price in the format of the form: decimal, in the country's local time. */
export async function toFormPrice(db: Db, price: PriceOfProduct): Promise<PriceForm> {
  const { timeZone } = await getCountry(db, price.countryId);
  const toDecimal = (amount: number) => toMajor(money(amount, price.currency));
  const formatLocalTime = (at: Date | null) => at && toLocalTime(timeZone, at);
  return {
    countryId: price.countryId,
    regular: toDecimal(price.regular),
    sale: price.sale === null ? null : toDecimal(price.sale),
    saleFrom: formatLocalTime(price.saleFrom),
    saleUntil: formatLocalTime(price.saleUntil),
  };
}

/** Returns the fields that are saved together and make the revision. Stock and other values that change by themselves are left out. */
function toForm({ texts, variants, pictures, ...stored }: Kept, prices: PriceForm[]): ProductForm {
  return {
    handle: stored.handle,
    brandId: stored.brandId,
    makerId: stored.makerId,
    vendorId: stored.vendorId,
    categoryId: stored.categoryId,
    collectionIds: stored.collectionIds,
    audience: stored.audience,
    status: stored.status,
    isHygiene: stored.isHygiene,
    vatCategory: stored.vatCategory as ProductForm['vatCategory'],
    care: stored.care as ProductForm['care'],
    sizeChartId: stored.sizeChartId,
    badges: stored.badges,
    attributeValueIds: stored.attributeValueIds,
    composition: stored.composition as ProductForm['composition'],
    texts,
    variants: variants.map(({ colorId, sizeId, sku, barcode, weightGrams, isActive }) => ({ colorId, sizeId, sku, barcode, weightGrams, isActive })),
    prices,
    pictures: pictures.map(({ mediaId, colorId, alts }) => ({ mediaId, colorId, alts })),
  };
}

export const computeProductRevision = ({ id, form }: OpenedProduct): string => computeRevision({ id, ...form });

/** Returns the record with which the form is opened. */
export async function buildRecord(db: Db, opened: OpenedProduct): Promise<ProductRecord> {
  const { id, form, stored, prices } = opened;
  const ofVariants = prices.filter(({ variantId }) => variantId !== null);
  const priors = await computePriorPrices(db, id);
  const currencies = new Map(prices.map(({ countryId, currency }) => [countryId, currency]));
  return {
    id,
    ...form,
    revision: computeProductRevision(opened),
    missing: stored.missing,
    lacking: await listPublishingObstacles(db, opened),
    stock: stored.variants.map(({ id: variantId, sku, colorId, sizeId, onHand, held }) => ({ id: variantId, sku, colorId, sizeId, onHand, held })),
    images: stored.pictures.flatMap(({ mediaId, image }) => (image ? [{ mediaId, ...image }] : [])),
    variantPrices: await Promise.all(
      ofVariants.map(async (price) => ({ ...(await toFormPrice(db, price)), variantId: price.variantId ?? 0, currency: price.currency })),
    ),
    priorPrices: [...priors].flatMap(([countryId, price]) => {
      const currency = currencies.get(countryId);
      return currency ? [{ countryId, price: toMajor(money(price, currency)) }] : [];
    }),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

/** Returns why a product is not published; for one that an import is to publish, why its photos are not there. */
async function listPublishingObstacles(db: Db, { id, form }: OpenedProduct): Promise<ProductRecord['lacking']> {
  const problems = await listPublishingProblems(db, form);
  const pending = form.status === 'draft' ? await findPendingPhotos(db, id) : undefined;
  if (pending === undefined) return problems;
  return [{ field: 'pictures', message: pending }, ...problems.filter(({ field }) => field !== 'pictures')];
}
