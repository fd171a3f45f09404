import { money, toMajor } from '#kit/money';
import { isLeftToReturn, isLeftToWithdraw, getReturnWindows, type PiecesLeft } from '#modules/fulfilment';
import type { CountryRow } from '#modules/countries';
import { getCatalog, toSize, listCartVariants, listProductVariants } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ReturnableLine } from '../contract.ts';
import { needsSealStatement } from '../withdrawal/seal-statements.ts';
import { buildPieceKey } from '../piece-key.ts';

interface Offer {
  pieces: readonly PiecesLeft[];
  country: CountryRow;
  currency: string;
  languageId: number;
}

/** Returns the pieces that can be returned with the sizes for exchange, and the size names of all variants of their products by id. */
export async function listReturnOptions(
  db: Db,
  { pieces, country, currency, languageId }: Offer,
): Promise<{ returnable: ReturnableLine[]; sizes: Map<number, string> }> {
  const variantIds = pieces.flatMap((part) => getVariantId(part) ?? []);
  const bought = await listCartVariants(db, { variantIds, languageId });
  const offered = await listProductVariants(db, [...new Set(bought.map(({ productId }) => productId))]);
  const catalog = await getCatalog(db);
  const getSizeName = (sizeId: number): string => {
    const value = catalog.values.get(sizeId);
    return value ? toSize(value, languageId).name : '';
  };
  const returnable = pieces.map((part): ReturnableLine => {
    const { line, exchange, left, arrived, deliveredAt } = part;
    const variant = bought.find(({ variantId }) => variantId === getVariantId(part));
    const others = variant
      ? offered.filter(
          ({ id, productId, colorId }) => id !== variant.variantId && productId === variant.productId && colorId === (variant.color?.id ?? null),
        )
      : [];
    const { id: lineId, name, brand, color, imageUrl, discountPrice } = line;
    const shipmentItemId = exchange?.shipmentItemId ?? null;
    return {
      key: buildPieceKey({ lineId, shipmentItemId }),
      lineId,
      shipmentItemId,
      name,
      brand,
      color,
      size: exchange ? (variant?.size.name ?? '') : line.size,
      imageUrl,
      quantity: exchange?.quantity ?? line.quantity,
      returnable: isLeftToReturn(part, country) ? arrived : 0,
      withdrawable: isLeftToWithdraw(part, country) ? left : 0,
      returnUntil: getReturnWindows(deliveredAt, country).returnUntil,
      discountPrice: toMajor(money(discountPrice, currency)),
      isHygiene: line.isHygiene,
      isSealNeeded: needsSealStatement(part),
      sizes: variant?.isSellable ? others.map((other) => ({ variantId: other.id, size: getSizeName(other.sizeId), free: other.free })) : [],
    };
  });
  return { returnable, sizes: new Map(offered.map(({ id, sizeId }) => [id, getSizeName(sizeId)])) };
}

const getVariantId = ({ line, exchange }: PiecesLeft): number | null => exchange?.variantId ?? line.variantId;
