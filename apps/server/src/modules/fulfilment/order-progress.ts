import type { OrderStatus } from '#modules/orders';
import type { ShipmentStatus } from './shipment-life.ts';

/** A line of goods, as far as parcels are concerned. */
export interface OwedLine {
  id: number;
  quantity: number;
  /** Pieces that are not sent after all. */
  cancelled: number;
}

/** A parcel with something that was bought; parcels of exchanges change nothing of their order. */
export interface Progress {
  status: ShipmentStatus;
  items: readonly { orderLineId: number; quantity: number }[];
}

/** Pieces of each line that are in no parcel yet, lines with none left out. */
export function piecesToPack(lines: readonly OwedLine[], parcels: readonly Progress[]): { orderLineId: number; quantity: number }[] {
  return lines.flatMap(({ id, quantity, cancelled }) => {
    const left = quantity - cancelled - piecesIn(parcels, id);
    return left > 0 ? [{ orderLineId: id, quantity: left }] : [];
  });
}

/** How many pieces of a line lie in these parcels. */
export const piecesIn = (parcels: readonly Progress[], orderLineId: number): number =>
  parcels.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.orderLineId === orderLineId ? item.quantity : 0), 0);

const gone: readonly ShipmentStatus[] = ['DELIVERED', 'RETURNED_TO_SENDER', 'LOST'];

/**
 * Where a confirmed order stands, of its lines and parcels alone. It counts as shipped from the first parcel that leaves, and as
 * delivered when all that is still owed has arrived; an order of which nothing arrives is cancelled.
 * @param isPaid whether the money has come, or the carrier has handed the cash over
 */
export function derivedStatus(lines: readonly OwedLine[], parcels: readonly Progress[], { isPaid }: { isPaid: boolean }): OrderStatus {
  const isAllPacked = piecesToPack(lines, parcels).length === 0;
  if (isAllPacked && parcels.every(({ status }) => gone.includes(status))) {
    if (!parcels.some(({ status }) => status === 'DELIVERED')) return 'CANCELLED';
    return isPaid ? 'COMPLETED' : 'DELIVERED';
  }
  if (parcels.length === 0) return 'CONFIRMED';
  return parcels.every(({ status }) => status === 'PACKED') ? 'PACKED' : 'SHIPPED';
}

/**
 * Pieces of each line that can be sent back: what arrived, less what has been sent back already.
 * @param lines `returned` counts pieces of parcels that came back or were lost as well
 */
export function returnablePieces(
  lines: readonly (OwedLine & { returned: number })[],
  parcels: readonly Progress[],
): { orderLineId: number; quantity: number }[] {
  const arrived = parcels.filter(({ status }) => status === 'DELIVERED');
  const never = parcels.filter(({ status }) => status === 'RETURNED_TO_SENDER' || status === 'LOST');
  return lines.flatMap(({ id, returned }) => {
    const quantity = piecesIn(arrived, id) - Math.max(0, returned - piecesIn(never, id));
    return quantity > 0 ? [{ orderLineId: id, quantity }] : [];
  });
}
