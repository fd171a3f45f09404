import { money, toMajor } from '#kit/money';
import { productRecord, type ProductRecord as Kept } from '#modules/catalog';
import { getCountry, localTimeOf } from '#modules/countries';
import { keptPrices, priorPricesNow, type PriceOfProduct } from '#modules/pricing';
import type { Db } from '#platform/database';
import { NotThere } from '../errors.ts';
import { revisionOf } from '../revision.ts';
import type { PriceForm, ProductForm, ProductRecord } from './product-contract.ts';
import { publishingProblems } from './publishing-problems.ts';

/** A product as it is kept, with its prices: its form, and what that is made from. */
export interface OpenedProduct {
  id: number;
  form: ProductForm;
  kept: Kept;
  prices: PriceOfProduct[];
}

/**
 * @param vendorId null: anybody's
 * @throws NotThere
 */
export async function openProduct(db: Db, id: number, vendorId: number | null): Promise<OpenedProduct> {
  const kept = await productRecord(db, id, vendorId);
  if (!kept) throw new NotThere('product');
  const prices = await keptPrices(db, id);
  const own = prices.filter((price) => price.variantId === null);
  return { id, kept, prices, form: formOf(kept, await Promise.all(own.map((price) => shownPrice(db, price)))) };
}

/** A price as the form has it: decimal, and by the country's clocks. */
export async function shownPrice(db: Db, price: PriceOfProduct): Promise<PriceForm> {
  const { timeZone } = await getCountry(db, price.countryId);
  const decimal = (amount: number) => toMajor(money(amount, price.currency));
  const localTime = (at: Date | null) => at && localTimeOf(timeZone, at);
  return {
    countryId: price.countryId,
    regular: decimal(price.regular),
    sale: price.sale === null ? null : decimal(price.sale),
    saleFrom: localTime(price.saleFrom),
    saleUntil: localTime(price.saleUntil),
  };
}

/** What is saved together, and what the revision is made of: stock and all that changes by itself stay out of it. */
function formOf({ texts, variants, pictures, ...kept }: Kept, prices: PriceForm[]): ProductForm {
  return {
    handle: kept.handle,
    brandId: kept.brandId,
    makerId: kept.makerId,
    vendorId: kept.vendorId,
    categoryId: kept.categoryId,
    collectionIds: kept.collectionIds,
    audience: kept.audience,
    status: kept.status,
    isHygiene: kept.isHygiene,
    vatCategory: kept.vatCategory as ProductForm['vatCategory'],
    care: kept.care as ProductForm['care'],
    sizeChartId: kept.sizeChartId,
    badges: kept.badges,
    attributeValueIds: kept.attributeValueIds,
    composition: kept.composition as ProductForm['composition'],
    texts,
    variants: variants.map(({ colorId, sizeId, sku, barcode, weightGrams, isActive }) => ({ colorId, sizeId, sku, barcode, weightGrams, isActive })),
    prices,
    pictures: pictures.map(({ mediaId, colorId, alts }) => ({ mediaId, colorId, alts })),
  };
}

export const revisionOfProduct = ({ id, form }: OpenedProduct): string => revisionOf({ id, ...form });

/** What the form is opened with. */
export async function recordOf(db: Db, opened: OpenedProduct): Promise<ProductRecord> {
  const { id, form, kept, prices } = opened;
  const ofVariants = prices.filter(({ variantId }) => variantId !== null);
  const priors = await priorPricesNow(db, id);
  const currencies = new Map(prices.map(({ countryId, currency }) => [countryId, currency]));
  return {
    id,
    ...form,
    revision: revisionOfProduct(opened),
    missing: kept.missing,
    lacking: await publishingProblems(db, form),
    stock: kept.variants.map(({ id: variantId, sku, colorId, sizeId, onHand, held }) => ({ id: variantId, sku, colorId, sizeId, onHand, held })),
    images: kept.pictures.flatMap(({ mediaId, image }) => (image ? [{ mediaId, ...image }] : [])),
    variantPrices: await Promise.all(
      ofVariants.map(async (price) => ({ ...(await shownPrice(db, price)), variantId: price.variantId ?? 0, currency: price.currency })),
    ),
    priorPrices: [...priors].flatMap(([countryId, price]) => {
      const currency = currencies.get(countryId);
      return currency ? [{ countryId, price: toMajor(money(price, currency)) }] : [];
    }),
    updatedAt: kept.updatedAt.toISOString(),
  };
}
