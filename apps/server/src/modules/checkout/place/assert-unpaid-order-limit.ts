import { days, now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { listUnpaidOrders } from '#modules/orders';
import { computeWait } from '#platform/requests/rate-limit';
import type { Tx } from '#platform/transaction';
import type { Purchase } from './prepare-purchase.ts';
import { isOnline } from '../summary/purchase-terms.ts';

/** Number of orders per email address that may hold stock while they wait for payment, not counting this cart's own order. */
const maxWaitingOrders = 3;
/** Unpaid orders per email address or cart and day, and the growing delay after them, in s. Limits the testing of stolen cards. */
const unpaidOrderLimit = { free: 8, first: 30, maxWait: 60 * 60 };

/**
 * Refuses another online order for an email address or cart with too many unpaid orders. The count is read from the database, so that
 * it survives a restart and holds for all processes.
 * @throws TooManyRequests
 */
export async function assertUnpaidOrderLimit(tx: Tx, { form, terms }: Pick<Purchase, 'form' | 'terms'>, cartId: string): Promise<void> {
  const methods = terms.paymentMethods.filter(isOnline).map(({ code }) => code);
  const since = new Date(now().getTime() - days(1));
  const { waiting, tries, lastAt } = await listUnpaidOrders(tx, { email: form.email, cartId, methods, since });
  if (waiting >= maxWaitingOrders) throw new TooManyRequests({ most: maxWaitingOrders }, 'Too many orders wait for their payment');
  const seconds = computeWait(tries, unpaidOrderLimit) - (now().getTime() - (lastAt?.getTime() ?? 0)) / 1000;
  if (seconds > 0) throw new TooManyRequests({ retryAfterSeconds: Math.ceil(seconds) });
}
