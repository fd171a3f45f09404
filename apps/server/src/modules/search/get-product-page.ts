import { money, toMajor } from '#kit/money';
import { findProduct, productDetails, ProductNotFound } from '#modules/catalog';
import { currencyOn, getOpenCountry } from '#modules/countries';
import { pricesFor, type Price } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { ProductPage } from '../catalog/contract.ts';

/** More pieces than this are nobody's business. */
const mostShown = 10;

/**
 * A product's page in a country and a language. An old address finds it too: the answer has the current one. A fixed
 * number of queries. The product's own price is that of its cheapest variant.
 * @throws CountryNotFound, CountryClosed
 * @throws ProductNotFound if it isn't published, or has no price in this country
 */
export async function getProductPage(
  db: Db,
  { slug, countryId, languageId }: { slug: string; countryId: number; languageId: number },
): Promise<ProductPage> {
  const country = await getOpenCountry(db, countryId);
  const productId = await findProduct(db, { slug, languageId });
  const { variants, handle, vatCategory: _, ...product } = await productDetails(db, { productId, languageId });
  const prices = await pricesFor(db, { variantIds: variants.map(({ id }) => id), countryId: country.id });
  const priced = variants.flatMap((variant) => {
    const price = prices.get(variant.id);
    return price ? [{ variant, price }] : [];
  });
  const lowest = priced
    .map(({ price }) => price)
    .reduce<Price | undefined>((low, price) => (low && low.discount <= price.discount ? low : price), undefined);
  if (!lowest) throw new ProductNotFound(slug);

  const { code: currency } = await currencyOn(db, country.id);
  const shown = (price: Price) => ({
    currency,
    unitPrice: toMajor(money(price.regular, currency)),
    discountPrice: toMajor(money(price.discount, currency)),
    priorPrice: price.prior === null ? null : toMajor(money(price.prior, currency)),
  });
  return {
    ...product,
    sku: handle,
    attributes: [],
    sizeChart: null,
    delivery: null,
    ...shown(lowest),
    variants: priced.map(({ variant: { id, sku, colorId, sizeId, free }, price }) => ({
      id,
      sku,
      colorId,
      sizeId,
      ...shown(price),
      available: Math.min(Math.max(0, free), mostShown),
    })),
  };
}
