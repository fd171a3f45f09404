import { listCartVariants } from '#modules/catalog';
import { listExchangedPieces } from '#modules/fulfilment';
import { listOrderLines, type OrderLineRow } from '#modules/orders';
import type { Db } from '#platform/database';

interface PiecesOfLine {
  orderLineId: number;
  /** The item of the exchange parcel; null or absent: pieces as ordered. */
  shipmentItemId?: number | null | undefined;
}

/** Returns the line of pieces, with the variant, size and SKU that came in exchange; undefined if the order has no such line. */
export type FindPieces = (pieces: PiecesOfLine) => OrderLineRow | undefined;

/** Reads the names of an order's pieces, in a language. */
export async function readPieces(db: Db, { orderId, languageId }: { orderId: number; languageId: number }): Promise<FindPieces> {
  const lines = await listOrderLines(db, orderId);
  const exchanged = await listExchangedPieces(db, orderId);
  const variantIds = exchanged.map(({ variantId }) => variantId);
  const variants = variantIds.length > 0 ? await listCartVariants(db, { variantIds, languageId }) : [];
  return ({ orderLineId, shipmentItemId }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const exchange = shipmentItemId == null ? undefined : exchanged.find((one) => one.shipmentItemId === shipmentItemId);
    if (!line || !exchange) return line;
    const variant = variants.find(({ variantId }) => variantId === exchange.variantId);
    return { ...line, variantId: exchange.variantId, ...(variant && { size: variant.size.name, sku: variant.sku }) };
  };
}
