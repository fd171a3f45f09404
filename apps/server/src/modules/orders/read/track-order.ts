import type { Db } from '#platform/database';
import { OrderNotFound } from '../errors.ts';
import { findProvenOrder, type OrderProof } from './find-proven-order.ts';
import { readOrder, type ReadOrder } from './read-order.ts';

/**
 * Returns an order to a caller who has its number and either its invoice number or its email address.
 * @throws OrderNotFound if the order or the proof is wrong: the response does not tell which
 */
export async function trackOrder(db: Db, proof: OrderProof): Promise<ReadOrder> {
  const { id } = await findProvenOrder(db, proof);
  const read = await readOrder(db, id);
  if (!read) throw new OrderNotFound();
  return read;
}
