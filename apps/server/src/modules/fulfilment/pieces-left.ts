import type { CountryRow } from '#modules/countries';
import { listOrderLines, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { countReturnablePieces } from './order-progress.ts';
import { getReturnWindows } from './return-windows.ts';
import { selectExchangedPieces, type ExchangedPieces } from './shipments/exchanged-pieces.ts';
import { listShipments, type Shipment } from './shipments/list-shipments.ts';
import { isPurchaseParcel } from './shipments/lock-order-with-parcels.ts';

/** Pieces of a line of goods that the customer has or will get: those as ordered, or those of one exchange parcel that has arrived. */
export interface PiecesLeft {
  line: OrderLineRow;
  /** Null: pieces as ordered. */
  exchange: ExchangedPieces | null;
  /** Pieces that are not in a return or withdrawal and not cancelled, delivered or not. */
  left: number;
  /** Those of them that were delivered. */
  arrived: number;
  /** The start of their periods of return and withdrawal; null before it. */
  deliveredAt: Date | null;
}

/** Returns the remaining pieces of an order's goods: each line as ordered, then the pieces that have arrived in exchange. */
export async function listPiecesLeft(db: Db, order: Pick<PlacedOrderRow, 'id' | 'deliveredAt'>): Promise<PiecesLeft[]> {
  const goods = (await listOrderLines(db, order.id)).filter(({ kind }) => kind === 'goods');
  return selectPiecesLeft(order, { goods, parcels: await listShipments(db, order.id) });
}

/** @param parcels all parcels of the order */
export function selectPiecesLeft(
  { deliveredAt }: Pick<PlacedOrderRow, 'deliveredAt'>,
  { goods, parcels }: { goods: readonly OrderLineRow[]; parcels: readonly Shipment[] },
): PiecesLeft[] {
  const arrivals = countReturnablePieces(goods, isPurchaseParcel({ parcels: [...parcels] }));
  const ordered = goods.map((line): PiecesLeft => {
    const left = Math.max(0, line.quantity - line.cancelled - line.returned - line.expectedBack);
    const arrived = arrivals.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    return { line, exchange: null, left, arrived: Math.min(left, arrived), deliveredAt };
  });
  const exchanged = selectExchangedPieces(parcels).flatMap((exchange): PiecesLeft[] => {
    const line = goods.find(({ id }) => id === exchange.orderLineId);
    if (!line || exchange.deliveredAt === null) return [];
    const left = exchange.quantity - exchange.returned;
    return [{ line, exchange, left, arrived: left, deliveredAt: exchange.deliveredAt }];
  });
  return [...ordered, ...exchanged];
}

type Terms = Pick<CountryRow, 'code' | 'timeZone' | 'restDays' | 'returnPolicy'>;

/** Returns whether pieces can be returned now. */
export const isLeftToReturn = ({ arrived, deliveredAt }: PiecesLeft, country: Terms, at?: Date): boolean =>
  arrived > 0 && getReturnWindows(deliveredAt, country, at).isReturnOpen;

/** Returns whether the customer can withdraw from the contract for these pieces now. */
export const isLeftToWithdraw = ({ left, deliveredAt }: PiecesLeft, country: Terms, at?: Date): boolean =>
  left > 0 && getReturnWindows(deliveredAt, country, at).isWithdrawalOpen;

/**
 * Returns whether the customer may still return or withdraw pieces of an order, and the last days. The days are those of the ordered goods, or
 * of a later exchange with pieces left; null before delivery.
 * @param at the time of the request; default: now
 */
export function getReturnTerms(
  { status, deliveredAt }: Pick<PlacedOrderRow, 'status' | 'deliveredAt'>,
  { pieces, country, at }: { pieces: readonly PiecesLeft[]; country: Terms; at?: Date | undefined },
) {
  // An unpaid order needs no withdrawal: it ends if it is not paid.
  const isContract = status !== 'CANCELLED' && status !== 'PENDING';
  const windows = [
    getReturnWindows(deliveredAt, country, at),
    ...pieces.filter(({ exchange, left }) => exchange !== null && left > 0).map((part) => getReturnWindows(part.deliveredAt, country, at)),
  ];
  const findLast = (days: readonly (string | null)[]) =>
    days.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null);
  return {
    returnUntil: findLast(windows.map(({ returnUntil }) => returnUntil)),
    withdrawUntil: findLast(windows.map(({ withdrawUntil }) => withdrawUntil)),
    isReturnOpen: windows.some(({ isReturnOpen }) => isReturnOpen),
    canReturn: status !== 'CANCELLED' && pieces.some((part) => isLeftToReturn(part, country, at)),
    canWithdraw: isContract && pieces.some((part) => isLeftToWithdraw(part, country, at)),
  };
}
