import type { Db } from '#platform/database';
import { OrderNotFound } from './errors.ts';
import { proveOrder, type OrderProof } from './prove-order.ts';
import { readOrder, type ReadOrder } from './read-order.ts';

/**
 * Shows an order to whoever has its number and its invoice's, or the e-mail it was placed with.
 * @throws OrderNotFound whether the order or the proof is wrong: the answer tells nobody which
 */
export async function trackOrder(db: Db, proof: OrderProof): Promise<ReadOrder> {
  const { id } = await proveOrder(db, proof);
  const read = await readOrder(db, id);
  if (!read) throw new OrderNotFound();
  return read;
}
