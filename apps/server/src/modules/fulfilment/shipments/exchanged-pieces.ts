import { and, eq, gte, sql } from 'drizzle-orm';
import { PiecesNotAvailable, type LinePieces } from '#modules/orders';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { listShipments, type Shipment } from './list-shipments.ts';
import { shipmentItems } from '../tables.ts';

/** Pieces of an order line that were sent in exchange. */
export interface ExchangedPieces {
  shipmentItemId: number;
  orderLineId: number;
  /** The variant that was sent. */
  variantId: number;
  quantity: number;
  /** Pieces that are in a return or never arrived. */
  returned: number;
  /** The arrival of their parcel: their own periods start then. Null: not arrived. */
  deliveredAt: Date | null;
}

/** Some pieces of an item of an exchange parcel. */
interface PiecesOfExchange extends LinePieces {
  shipmentItemId: number;
}

/** Returns all pieces that were sent in exchange for pieces of an order, by parcel. */
export const listExchangedPieces = async (db: Db, orderId: number): Promise<ExchangedPieces[]> =>
  selectExchangedPieces(await listShipments(db, orderId));

export const selectExchangedPieces = (parcels: readonly Shipment[]): ExchangedPieces[] =>
  parcels
    .filter(({ returnNumber }) => returnNumber !== null)
    .flatMap(({ items, status, endedAt }) =>
      items.map(({ id, ...pieces }) => ({ shipmentItemId: id, ...pieces, deliveredAt: status === 'DELIVERED' ? endedAt : null })),
    );

/** Counts pieces of an exchange as returned or as never arrived. The caller holds the order's lock. @throws PiecesNotAvailable */
export async function countExchangeReturned(tx: Tx, pieces: readonly PiecesOfExchange[]): Promise<void> {
  for (const { shipmentItemId, orderLineId, quantity } of pieces) {
    const isAvailable = and(eq(shipmentItems.id, shipmentItemId), gte(sql`${shipmentItems.quantity} - ${shipmentItems.returned}`, quantity));
    const counted = await tx
      .update(shipmentItems)
      .set({ returned: sql`${shipmentItems.returned} + ${quantity}` })
      .where(isAvailable)
      .returning({ id: shipmentItems.id });
    if (counted.length === 0) throw new PiecesNotAvailable({ orderLineId, quantity });
  }
}

/** Subtracts pieces of an exchange from the returned ones, after their return was refused or cancelled or their parcel arrived late. */
export async function subtractExchangeReturned(tx: Tx, pieces: readonly PiecesOfExchange[]): Promise<void> {
  for (const { shipmentItemId, quantity } of pieces) {
    const updated = await tx
      .update(shipmentItems)
      .set({ returned: sql`${shipmentItems.returned} - ${quantity}` })
      .where(and(eq(shipmentItems.id, shipmentItemId), gte(shipmentItems.returned, quantity)))
      .returning({ id: shipmentItems.id });
    if (updated.length === 0) throw new RangeError(`parcel item ${shipmentItemId} has fewer than ${quantity} returned pieces`);
  }
}
