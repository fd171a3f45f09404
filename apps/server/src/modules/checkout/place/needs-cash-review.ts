import { days, now } from '#kit/clock';
import { countOrdersOfPerson } from '#modules/orders';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/transaction';
import { isOnline } from '../summary/purchase-terms.ts';
import type { Purchase } from './prepare-purchase.ts';

/**
 * Returns whether staff must confirm an order paid on delivery before it is packed: it is large, or the email address or phone number has ordered
 * this way several times within a day. Both limits are settings of the country. The number counts in public shops only, so that
 * tests and operators can order without limit on a local machine.
 */
export async function needsCashReview(tx: Tx, config: Pick<Config, 'isLoopback'>, { form, terms, payment, totals }: Purchase): Promise<boolean> {
  if (payment.reviewFrom !== null && totals.total >= payment.reviewFrom) return true;
  if (config.isLoopback || payment.reviewFromOrders === null) return false;
  const methods = terms.paymentMethods.filter((method) => !isOnline(method)).map(({ code }) => code);
  const since = new Date(now().getTime() - days(1));
  return (await countOrdersOfPerson(tx, { email: form.email, phone: form.phone, methods, since })) >= payment.reviewFromOrders;
}
