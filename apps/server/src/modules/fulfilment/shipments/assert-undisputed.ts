import { hasOpenDispute } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import { OrderDisputed } from '../errors.ts';

/** Refuses to send goods while their payment is disputed. @throws OrderDisputed */
export async function assertUndisputed(tx: Tx, orderNumber: string): Promise<void> {
  if (await hasOpenDispute(tx, orderNumber)) throw new OrderDisputed(orderNumber);
}
