import type { OrderStatus } from '#modules/orders';
import type { ShipmentStatus } from './shipments/shipment-transitions.ts';

/** The fields of a line of goods that parcels need. */
export interface OwedLine {
  id: number;
  quantity: number;
  /** Pieces that will not be sent. */
  cancelled: number;
}

/** A parcel of ordered goods; parcels with an exchange do not change the order. */
export interface Progress {
  status: ShipmentStatus;
  items: readonly { orderLineId: number; quantity: number }[];
}

/** Returns the unpacked pieces of each line, without lines that have none. */
export function countPiecesToPack(lines: readonly OwedLine[], parcels: readonly Progress[]): { orderLineId: number; quantity: number }[] {
  return lines.flatMap(({ id, quantity, cancelled }) => {
    const left = quantity - cancelled - countPieces(parcels, id);
    return left > 0 ? [{ orderLineId: id, quantity: left }] : [];
  });
}

/** Returns the number of pieces of a line in these parcels. */
export const countPieces = (parcels: readonly Progress[], orderLineId: number): number =>
  parcels.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.orderLineId === orderLineId ? item.quantity : 0), 0);

const endStatuses: readonly ShipmentStatus[] = ['DELIVERED', 'RETURNED_TO_SENDER', 'LOST'];

/**
 * Derives the status of a confirmed order from its lines and parcels. It is shipped once the first parcel has left, delivered once
 * all pieces still owed have arrived, and cancelled if no pieces will arrive.
 * @param isPaid whether the payment has arrived, or the carrier has remitted the cash
 */
export function deriveStatus(lines: readonly OwedLine[], parcels: readonly Progress[], { isPaid }: { isPaid: boolean }): OrderStatus {
  const isAllPacked = countPiecesToPack(lines, parcels).length === 0;
  if (isAllPacked && parcels.every(({ status }) => endStatuses.includes(status))) {
    if (!parcels.some(({ status }) => status === 'DELIVERED')) return 'CANCELLED';
    return isPaid ? 'COMPLETED' : 'DELIVERED';
  }
  if (parcels.length === 0) return 'CONFIRMED';
  return parcels.every(({ status }) => status === 'PACKED') ? 'PACKED' : 'SHIPPED';
}

/**
 * Returns the pieces of each line that can be sent back: delivered pieces minus those already sent back.
 * @param lines `returned` also counts pieces of parcels that came back or were lost
 */
export function countReturnablePieces(
  lines: readonly (OwedLine & { returned: number })[],
  parcels: readonly Progress[],
): { orderLineId: number; quantity: number }[] {
  const arrived = parcels.filter(({ status }) => status === 'DELIVERED');
  const never = parcels.filter(({ status }) => status === 'RETURNED_TO_SENDER' || status === 'LOST');
  return lines.flatMap(({ id, returned }) => {
    const quantity = countPieces(arrived, id) - Math.max(0, returned - countPieces(never, id));
    return quantity > 0 ? [{ orderLineId: id, quantity }] : [];
  });
}
