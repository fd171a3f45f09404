import { holdStock, restock } from '#modules/catalog';
import { findParcel, unpackShipment } from '#modules/fulfilment';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { pickPieces } from './follow-exchange.ts';
import { lockReturn } from './lock-return.ts';
import { moveItems } from './move-items.ts';

interface Unpacking {
  number: string;
  actor: string;
  reason?: string;
}

/**
 * Opens a packed parcel, so that it is not shipped. Ordered pieces can be packed again or cancelled; pieces of an exchange are held again
 * for their return, which can be exchanged or refunded.
 * @throws ShipmentNotFound, ShipmentCannotMove once it is shipped
 */
export async function unpackParcel(db: Db, { number, actor, reason = '' }: Unpacking): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { returnNumber } = await findParcel(tx, number);
    const { items } = await unpackShipment(tx, { number, actor, reason });
    if (returnNumber === null) return;
    for (const pieces of items) {
      const locked = await lockReturn(tx, returnNumber);
      await moveItems(tx, locked, { move: 'unpack', pieces: pickPieces(locked, pieces, 'EXCHANGED'), actor, reason });
    }
    await holdAgain(tx, { lines: items, reference: returnNumber });
  });
}

async function holdAgain(tx: Tx, stock: Parameters<typeof holdStock>[1]): Promise<void> {
  await restock(tx, stock);
  await holdStock(tx, stock);
}
