import { money, toMajor } from '#kit/money';
import { getCatalog, toSize, listCartVariants, listProductVariants } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ReturnableLine } from '../contract.ts';
import type { LineLeft } from './count-pieces-left.ts';

/** Returns the lines that can be returned with the sizes for exchange, and the size names of all variants of their products by id. */
export async function listReturnOptions(
  db: Db,
  { lines, currency, languageId }: { lines: readonly LineLeft[]; currency: string; languageId: number },
): Promise<{ returnable: ReturnableLine[]; sizes: Map<number, string> }> {
  const bought = await listCartVariants(db, { variantIds: lines.flatMap(({ line }) => line.variantId ?? []), languageId });
  const offered = await listProductVariants(db, [...new Set(bought.map(({ productId }) => productId))]);
  const catalog = await getCatalog(db);
  const getSizeName = (sizeId: number): string => {
    const value = catalog.values.get(sizeId);
    return value ? toSize(value, languageId).name : '';
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
      sizes: variant?.isSellable ? others.map((other) => ({ variantId: other.id, size: getSizeName(other.sizeId), free: other.free })) : [],
    };
  });
  return { returnable, sizes: new Map(offered.map(({ id, sizeId }) => [id, getSizeName(sizeId)])) };
}
