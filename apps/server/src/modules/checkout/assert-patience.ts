import { days, now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { unpaidOrders } from '#modules/orders';
import { waitAfter } from '#platform/rate-limit';
import type { Tx } from '#platform/transaction';
import type { Purchase } from './prepare-purchase.ts';
import { isOnline } from './purchase-terms.ts';

/** Orders of one mailbox that may hold stock at once while they wait for their money, this cart's own aside. */
const mostWaiting = 3;
/** Unpaid orders of a mailbox or a cart within a day, and the growing wait after them, in s: whoever tries stolen cards pays few. */
const patience = { free: 8, first: 30, longest: 60 * 60 };

/**
 * Refuses one more order to be paid online to a mailbox or cart that has had many and paid none of them. It is counted in the
 * books, so that neither a restart nor another process forgets it.
 * @throws TooManyRequests
 */
export async function assertPatience(tx: Tx, { form, terms }: Pick<Purchase, 'form' | 'terms'>, cartId: string): Promise<void> {
  const methods = terms.paymentMethods.filter(isOnline).map(({ code }) => code);
  const since = new Date(now().getTime() - days(1));
  const { waiting, tries, lastAt } = await unpaidOrders(tx, { email: form.email, cartId, methods, since });
  if (waiting >= mostWaiting) throw new TooManyRequests({ most: mostWaiting }, 'Too many orders wait for their payment');
  const seconds = waitAfter(tries, patience) - (now().getTime() - (lastAt?.getTime() ?? 0)) / 1000;
  if (seconds > 0) throw new TooManyRequests({ retryAfterSeconds: Math.ceil(seconds) });
}
