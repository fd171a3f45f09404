import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { getCountry } from '#modules/countries';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { PayOut } from '../contract.ts';
import { PayOutNotNeeded, ReturnNotFound } from '../errors.ts';
import { isOpen } from '../return-transitions.ts';
import { returnRequests } from '../tables.ts';
import { lockReturn } from './lock-return.ts';
import { getPayOutKind, readPayOut } from './pay-out.ts';

/**
 * Stores the account to which an open return of a cash order is refunded, for example after its exchange failed: an exchange needs no account,
 * and the details are deleted when no item is open any more.
 * @param orderId the order that the caller has proved to own; absent: staff
 * @throws ReturnNotFound, also for the return of another order
 * @throws PayOutNotNeeded
 * @throws InvalidInput by field: `payOut.holder`, `payOut.iban`, `payOut.bkash`
 */
export async function recordPayOut(
  db: Db,
  { orderId, returnNumber, payOut }: { orderId?: number; returnNumber: string; payOut: PayOut },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, request, items } = await lockReturn(tx, returnNumber);
    if (orderId !== undefined && order.id !== orderId) throw new ReturnNotFound();
    if (!isPaidOnDelivery(order.paymentMethod) || !items.some(isOpen)) throw new PayOutNotNeeded();
    const { code } = await getCountry(tx, order.countryId);
    const read = readPayOut(getPayOutKind(code), payOut);
    if (read.issues.length > 0) throw new InvalidInput(read.issues);
    await tx.update(returnRequests).set({ payOut: read.payOut }).where(eq(returnRequests.id, request.id));
  });
}
