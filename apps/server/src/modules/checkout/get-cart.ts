import { cheapestFreeDelivery, shownCart } from '#modules/cart';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Cart } from '../cart/contract.ts';
import { openCheckout, type AskedCheckout, type OpenCheckout } from './open-checkout.ts';
import { priceCheckout, type PricedCheckout } from './price-checkout.ts';

/** A cart with what promotions make of it, the code among them that was typed at its checkout. @throws CartNotFound */
export async function getCart(db: Db, config: Config, asked: AskedCheckout): Promise<Cart> {
  const open = await openCheckout(db, config, asked);
  return cartOf(open, priceCheckout(open.lines, { ...open, payment: undefined }));
}

/** The cart of an open checkout. */
export const cartOf = ({ content, lines, terms }: OpenCheckout, { promotions }: PricedCheckout): Cart =>
  shownCart(content, lines, {
    currency: terms.currency.code,
    timeZone: terms.country.timeZone,
    freeFrom: cheapestFreeDelivery(terms.shippingMethods),
    promotions,
  });
