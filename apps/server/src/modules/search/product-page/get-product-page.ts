import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { readProductDetails, ProductNotFound } from '#modules/catalog';
import { getCurrency, getOpenCountry, findUsualDelivery } from '#modules/countries';
import { getPricesOfProduct, type Price } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { ProductPage } from '#contracts/catalog';

/** The maximum stock level shown. Higher levels are not public. */
const maxShown = 10;

/**
 * Returns a product's page in a country and a language. A former address also works: the response has the current one. The product's price
 * is that of its cheapest variant. Runs four queries.
 * @throws CountryNotFound, CountryClosed
 * @throws ProductNotFound if it isn't published, or has no price in this country
 */
export async function getProductPage(
  db: Db,
  { slug, countryId, languageId }: { slug: string; countryId: number; languageId: number },
): Promise<ProductPage> {
  const country = await getOpenCountry(db, countryId);
  const { variants, handle, ...product } = await readProductDetails(db, { slug, languageId });
  const variantIds = variants.map(({ id }) => id);
  const prices = await getPricesOfProduct(db, { productId: product.id, variantIds, countryId: country.id });
  const priced = variants.flatMap((variant) => {
    const price = prices.get(variant.id);
    return price ? [{ variant, price }] : [];
  });
  const lowest = priced
    .map(({ price }) => price)
    .reduce<Price | undefined>((low, price) => (low && low.discount <= price.discount ? low : price), undefined);
  if (!lowest) throw new ProductNotFound(slug);

  const { code: currency } = await getCurrency(db, country.id);
  const toPagePrice = (price: Price) => ({
    currency,
    unitPrice: toMajor(money(price.regular, currency)),
    discountPrice: toMajor(money(price.discount, currency)),
    priorPrice: price.prior === null ? null : toMajor(money(price.prior, currency)),
  });
  return {
    ...product,
    sku: handle,
    delivery: await findUsualDelivery(db, country.id, now()),
    ...toPagePrice(lowest),
    variants: priced.map(({ variant: { id, sku, colorId, sizeId, free }, price }) => ({
      id,
      sku,
      colorId,
      sizeId,
      ...toPagePrice(price),
      available: Math.min(Math.max(0, free), maxShown),
    })),
  };
}
