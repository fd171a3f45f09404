import { getCreditableLines } from '#modules/invoicing';
import type { LinePieces } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import { OrderRefunded } from '../errors.ts';
import type { OrderWithParcels } from './lock-order-with-parcels.ts';

/**
 * Checks that at least a part of a parcel is still paid for: pieces whose price was refunded in full are not sent.
 * @throws OrderRefunded
 */
export async function assertNotRefunded(tx: Tx, { order, goods }: OrderWithParcels, pieces: readonly LinePieces[]): Promise<void> {
  const priced = goods.filter(({ id, total }) => total > 0 && pieces.some(({ orderLineId }) => orderLineId === id));
  if (order.invoiceNumber === null || priced.length === 0) return;
  const { left } = await getCreditableLines(tx, order.id);
  const isPaidFor = priced.some(({ id }) => left.some(({ orderLineId, amount }) => orderLineId === id && amount > 0));
  if (!isPaidFor) throw new OrderRefunded(order.orderNumber);
}
