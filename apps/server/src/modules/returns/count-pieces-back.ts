import { countExchangeReturned, subtractExchangeReturned } from '#modules/fulfilment';
import { countReturned, subtractReturned } from '#modules/orders';
import type { Tx } from '#platform/transaction';

/** Some pieces of an order line, as ordered or as they came in exchange. */
interface ReturnedPieces {
  orderLineId: number;
  /** The item of the exchange parcel; null: pieces as ordered. */
  shipmentItemId: number | null;
  quantity: number;
}

/** Counts pieces as returned or on their way back, on their line or exchange parcel. The caller holds the order's lock. @throws PiecesNotAvailable */
export async function countPiecesBack(tx: Tx, pieces: readonly ReturnedPieces[]): Promise<void> {
  const { ordered, exchanged } = splitByOrigin(pieces);
  await countReturned(tx, ordered);
  await countExchangeReturned(tx, exchanged);
}

/** Subtracts pieces from the returned ones, after their return was refused or cancelled. */
export async function subtractPiecesBack(tx: Tx, pieces: readonly ReturnedPieces[]): Promise<void> {
  const { ordered, exchanged } = splitByOrigin(pieces);
  await subtractReturned(tx, ordered);
  await subtractExchangeReturned(tx, exchanged);
}

const splitByOrigin = (pieces: readonly ReturnedPieces[]) => ({
  ordered: pieces.flatMap(({ orderLineId, shipmentItemId, quantity }) => (shipmentItemId === null ? [{ orderLineId, quantity }] : [])),
  exchanged: pieces.flatMap(({ orderLineId, shipmentItemId, quantity }) =>
    shipmentItemId === null ? [] : [{ orderLineId, shipmentItemId, quantity }],
  ),
});
