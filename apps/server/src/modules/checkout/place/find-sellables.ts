import { money, toMajor } from '#kit/money';
import { listCartVariants, searchSellableVariants } from '#modules/catalog';
import { getCurrency } from '#modules/countries';
import { getCurrentPrices } from '#modules/pricing';
import { findProductsByName } from '#modules/search';
import type { Db } from '#platform/database';

/** A variant that can be added to an order. */
export interface Sellable {
  variantId: number;
  productId: number;
  sku: string;
  name: string;
  color: string;
  size: string;
  imageUrl: string;
  /** Current price, major units. */
  price: number;
  currency: string;
  /** Pieces that can be ordered. */
  free: number;
}

const maxProducts = 20;
const maxShown = 60;

/** Finds variants that a country sells, by the beginning of a SKU or words of the name, with current price and available stock. */
export async function findSellables(db: Db, { q, countryId, languageId }: { q: string; countryId: number; languageId: number }): Promise<Sellable[]> {
  const productIds = await findProductsByName(db, q, maxProducts);
  const variantIds = await searchSellableVariants(db, { sku: q, productIds, limit: maxShown });
  const variants = await listCartVariants(db, { variantIds, languageId });
  const prices = await getCurrentPrices(db, { variantIds, countryId });
  const { code: currency } = await getCurrency(db, countryId);
  return variants
    .toSorted((a, b) => variantIds.indexOf(a.variantId) - variantIds.indexOf(b.variantId))
    .flatMap(({ variantId, productId, sku, name, color, size, image, free, isSellable }) => {
      const price = prices.get(variantId);
      if (!isSellable || !price) return [];
      const shown = { color: color?.name ?? '', size: size.name, imageUrl: image?.imageUrl ?? '' };
      return [{ variantId, productId, sku, name, ...shown, price: toMajor(money(price.discount, currency)), currency, free: Math.max(0, free) }];
    });
}
