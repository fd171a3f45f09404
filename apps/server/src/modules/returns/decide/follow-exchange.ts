import { eq } from 'drizzle-orm';
import { listShipments, subtractExchangeReturned, type Shipment } from '#modules/fulfilment';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { returnItems } from '../tables.ts';
import { lockReturn, type LockedReturn } from './lock-return.ts';
import { moveItems, type ItemPieces } from './move-items.ts';

/**
 * Compares the exchanged items of a return with its parcels. Items whose parcel was lost or came back become open work: they are sent
 * again or refunded. If a lost parcel arrives before that, its items count as exchanged again. Idempotent.
 */
export async function followExchange(db: Db, shipment: Shipment, returnNumber: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const parcels = (await listShipments(tx, locked.order.id)).filter((parcel) => parcel.returnNumber === returnNumber);
    for (const pieces of shipment.items) {
      const missing = countMissing(locked, parcels, pieces);
      if (missing > 0) await fail(tx, locked, { ...pieces, quantity: missing });
      if (missing < 0) await recover(tx, locked, { ...pieces, quantity: Math.min(-missing, pieces.quantity) });
    }
  });
}

type Pieces = Shipment['items'][number];

const isOfPieces =
  ({ orderLineId, variantId }: Pieces) =>
  (item: LockedReturn['items'][number]): boolean =>
    item.orderLineId === orderLineId && item.exchangeVariantId === variantId;

/** Returns the exchanged pieces that are in no parcel; negative if parcels contain more. */
function countMissing({ items }: LockedReturn, parcels: readonly Shipment[], pieces: Pieces): number {
  const exchanged = items.filter(({ status }) => status === 'EXCHANGED').filter(isOfPieces(pieces));
  const sent = parcels
    .filter(({ status }) => status !== 'LOST' && status !== 'RETURNED_TO_SENDER')
    .flatMap((parcel) => parcel.items)
    .filter(({ orderLineId, variantId }) => orderLineId === pieces.orderLineId && variantId === pieces.variantId);
  const sum = (all: readonly { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);
  return sum(exchanged) - sum(sent);
}

const fail = async (tx: Tx, locked: LockedReturn, pieces: Pieces): Promise<void> => {
  await moveItems(tx, locked, {
    ...{ move: 'lose', actor: 'shop', reason: 'the exchange parcel was lost or came back' },
    pieces: pickPieces(locked, pieces, 'EXCHANGED'),
  });
};

async function recover(tx: Tx, { order, request }: LockedReturn, pieces: Pieces): Promise<void> {
  const items = await tx.select().from(returnItems).where(eq(returnItems.requestId, request.id));
  const locked = { order, request, items };
  const failed = pickPieces(locked, pieces, 'EXCHANGE_FAILED');
  if (failed.length === 0) return;
  await moveItems(tx, locked, { move: 'arrive', pieces: failed, actor: 'shop', reason: 'the lost parcel has arrived' });
  const { id: shipmentItemId, orderLineId } = pieces;
  await subtractExchangeReturned(tx, [{ shipmentItemId, orderLineId, quantity: failed.reduce((sum, { quantity }) => sum + quantity, 0) }]);
}

type PickedPieces = ItemPieces & { quantity: number };

/** Picks items of a status until the quantity is reached. */
export function pickPieces({ items }: LockedReturn, pieces: Pieces, status: 'EXCHANGED' | 'EXCHANGE_FAILED'): PickedPieces[] {
  let left = pieces.quantity;
  return items
    .filter((item) => item.status === status)
    .filter(isOfPieces(pieces))
    .flatMap(({ id: itemId, quantity: all }) => {
      const quantity = Math.min(left, all);
      left -= quantity;
      return quantity > 0 ? [{ itemId, quantity }] : [];
    });
}
