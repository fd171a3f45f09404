import { money, toMajor } from '#kit/money';
import { catalogOf, sizeIn, variantsForCart, variantsOfProducts } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ReturnableLine } from './contract.ts';
import type { LineLeft } from './pieces-left.ts';

/** What of an order can still be asked back, and for which sizes; and the sizes of all variants of its products by their id. */
export async function returnableLines(
  db: Db,
  { lines, currency, languageId }: { lines: readonly LineLeft[]; currency: string; languageId: number },
): Promise<{ returnable: ReturnableLine[]; sizes: Map<number, string> }> {
  const bought = await variantsForCart(db, { variantIds: lines.flatMap(({ line }) => line.variantId ?? []), languageId });
  const offered = await variantsOfProducts(db, [...new Set(bought.map(({ productId }) => productId))]);
  const catalog = await catalogOf(db);
  const nameOf = (sizeId: number): string => {
    const value = catalog.values.get(sizeId);
    return value ? sizeIn(value, languageId).name : '';
  };
  const returnable = lines.map(({ line, left, arrived }): ReturnableLine => {
    const variant = bought.find(({ variantId }) => variantId === line.variantId);
    const others = variant
      ? offered.filter(
          ({ id, productId, colorId }) => id !== variant.variantId && productId === variant.productId && colorId === (variant.color?.id ?? null),
        )
      : [];
    const { id, name, brand, color, size, imageUrl, quantity, discountPrice } = line;
    return {
      lineId: id,
      name,
      brand,
      color,
      size,
      imageUrl,
      quantity,
      returnable: arrived,
      withdrawable: left,
      discountPrice: toMajor(money(discountPrice, currency)),
      isHygiene: variant?.isHygiene ?? false,
      sizes: variant?.isSellable ? others.map((other) => ({ variantId: other.id, size: nameOf(other.sizeId), free: other.free })) : [],
    };
  });
  return { returnable, sizes: new Map(offered.map(({ id, sizeId }) => [id, nameOf(sizeId)])) };
}
