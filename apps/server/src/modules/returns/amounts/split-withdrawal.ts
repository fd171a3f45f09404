import type { PiecesLeft, Shipment } from '#modules/fulfilment';
import type { LinePieces, OrderLineRow } from '#modules/orders';
import type { DeclaredPieces } from '../return-events.ts';

/** The pieces of a withdrawal by their location. */
export interface WithdrawnParts {
  /** Not in a parcel yet. */
  unpacked: LinePieces[];
  /** In a parcel that is not delivered. */
  underWay: LinePieces[];
  /** Delivered to the customer. */
  arrived: DeclaredPieces[];
}

type Origin = Pick<DeclaredPieces, 'orderLineId' | 'shipmentItemId'>;

/** Names the pieces in a withdrawal or return. */
export const getOrigin = ({ line, exchange }: Pick<PiecesLeft, 'line' | 'exchange'>): Origin => ({
  orderLineId: line.id,
  ...(exchange && { shipmentItemId: exchange.shipmentItemId }),
});

export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  one.orderLineId === other.orderLineId && one.shipmentItemId === other.shipmentItemId;

export const isOrigin = (part: PiecesLeft, origin: Origin): boolean => isSameOrigin(getOrigin(part), origin);

/** Returns the pieces of a line that are in no parcel. */
export function countUnpacked(line: OrderLineRow, parcels: readonly Pick<Shipment, 'returnNumber' | 'items'>[]): number {
  const packed = parcels.filter(({ returnNumber }) => returnNumber === null).flatMap(({ items }) => items);
  const inParcels = packed.reduce((sum, item) => sum + (item.orderLineId === line.id ? item.quantity : 0), 0);
  return Math.max(0, line.quantity - line.cancelled - inParcels);
}

/** Splits the pieces of a withdrawal by location: unpacked pieces first, then delivered ones. */
export function splitWithdrawal(
  declared: readonly DeclaredPieces[],
  { pieces, parcels }: { pieces: readonly PiecesLeft[]; parcels: readonly Pick<Shipment, 'returnNumber' | 'items'>[] },
): WithdrawnParts {
  const parts: WithdrawnParts = { unpacked: [], underWay: [], arrived: [] };
  for (const requested of declared) {
    const state = pieces.find((part) => isOrigin(part, requested));
    if (!state) continue;
    // Only pieces that have arrived in exchange can be withdrawn.
    if (state.exchange) {
      parts.arrived.push(requested);
      continue;
    }
    const { orderLineId, quantity } = requested;
    const unpacked = Math.min(countUnpacked(state.line, parcels), quantity);
    const arrived = Math.min(state.arrived, quantity - unpacked);
    const counts = { unpacked, arrived, underWay: quantity - unpacked - arrived };
    for (const part of ['unpacked', 'underWay', 'arrived'] as const) if (counts[part] > 0) parts[part].push({ orderLineId, quantity: counts[part] });
  }
  return parts;
}
