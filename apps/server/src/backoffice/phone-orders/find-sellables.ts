import { money, toMajor } from '#kit/money';
import { variantsForCart, variantsToSell } from '#modules/catalog';
import { currencyOn } from '#modules/countries';
import { pricesFor } from '#modules/pricing';
import { productsNamed } from '#modules/search';
import type { Db } from '#platform/database';
import type { Sellable } from './contract.ts';

const mostProducts = 20;
const mostShown = 60;

/** What a country sells by the beginning of a SKU or the words of a name, with today's price and what is free of it. */
export async function findSellables(db: Db, { q, countryId, languageId }: { q: string; countryId: number; languageId: number }): Promise<Sellable[]> {
  const productIds = await productsNamed(db, q, mostProducts);
  const variantIds = await variantsToSell(db, { sku: q, productIds, most: mostShown });
  const variants = await variantsForCart(db, { variantIds, languageId });
  const prices = await pricesFor(db, { variantIds, countryId });
  const { code: currency } = await currencyOn(db, countryId);
  return variants
    .toSorted((a, b) => variantIds.indexOf(a.variantId) - variantIds.indexOf(b.variantId))
    .flatMap(({ variantId, productId, sku, name, color, size, image, free, isSellable }) => {
      const price = prices.get(variantId);
      if (!isSellable || !price) return [];
      const shown = { color: color?.name ?? '', size: size.name, imageUrl: image?.imageUrl ?? '' };
      return [{ variantId, productId, sku, name, ...shown, price: toMajor(money(price.discount, currency)), currency, free: Math.max(0, free) }];
    });
}
