import { findCheapestFreeDelivery, buildShownCart } from '#modules/cart';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Cart } from '#contracts/cart';
import { openCheckout, type CheckoutKey, type OpenCheckout } from './open-checkout.ts';
import { priceCheckout, type PricedCheckout } from './price-checkout.ts';

/** Returns a cart with all promotions, including the code that was entered at checkout. @throws CartNotFound */
export async function getCart(db: Db, config: Config, key: CheckoutKey): Promise<Cart> {
  const open = await openCheckout(db, config, { ...key, isWithVat: true });
  return buildCart(open, priceCheckout(open.lines, { ...open, payment: undefined }));
}

/** Builds the cart of an open checkout. */
export const buildCart = ({ content, lines, terms, language }: OpenCheckout, { promotions }: PricedCheckout): Cart =>
  buildShownCart(content, lines, {
    currency: terms.currency.code,
    timeZone: terms.country.timeZone,
    language,
    freeFrom: findCheapestFreeDelivery(terms.shippingMethods),
    promotions,
  });
