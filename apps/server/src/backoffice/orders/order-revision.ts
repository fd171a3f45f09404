import { listShipments } from '#modules/fulfilment';
import { listOrderLines, lockOrder, type PlacedOrderRow } from '#modules/orders';
import { listRefunds } from '#modules/payments';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { assertUnchanged } from '../change.ts';
import { computeRevision } from '../revision.ts';

type NamedOrder = Pick<PlacedOrderRow, 'id' | 'orderNumber'>;

/**
 * Returns the revision of an order for actions with its money or pieces: each of them changes the lines, the parcels or the refunds. States that
 * providers and carriers change by themselves are not part of it.
 */
export const getOrderRevision = async (db: Db, order: NamedOrder): Promise<string> => computeRevision(await readActionState(db, order));

/** Locks an order and refuses an action if the form was opened before an earlier one. @throws EditConflict */
export async function assertOrderUnchanged(tx: Tx, order: NamedOrder, revision: string): Promise<void> {
  await lockOrder(tx, order.orderNumber);
  await assertUnchanged(tx, revision, 'order', await readActionState(tx, order));
}

async function readActionState(db: Db, { id, orderNumber }: NamedOrder) {
  const lines = await listOrderLines(db, id);
  const parcels = await listShipments(db, id);
  const refunds = await listRefunds(db, orderNumber);
  return {
    id: orderNumber,
    lines: lines.map(({ id: lineId, quantity, cancelled, returned, total }) => ({ lineId, quantity, cancelled, returned, total })),
    parcels: parcels.map(({ number }) => number),
    refunds: refunds.map(({ id: refundId }) => refundId),
  };
}
