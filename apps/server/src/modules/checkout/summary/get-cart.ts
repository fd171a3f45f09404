import { findCheapestFreeDelivery, buildShownCart } from '#modules/cart';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Cart } from '#contracts/cart';
import type { OrderTotals } from '../order-totals.ts';
import { openCheckout, type CheckoutKey, type OpenCheckout } from './open-checkout.ts';
import { priceCheckout, type PricedCheckout } from './price-checkout.ts';

/** Returns a cart with all promotions, including the code that was entered at checkout. @throws CartNotFound */
export async function getCart(db: Db, config: Config, key: CheckoutKey): Promise<Cart> {
  const open = await openCheckout(db, config, { ...key, isWithVat: true });
  return buildCart(open, priceCheckout(open.lines, { ...open, payment: undefined }));
}

/** Builds the cart of an open checkout. */
export const buildCart = (open: OpenCheckout, { promotions }: PricedCheckout): Cart =>
  buildShownCart(open.content, open.lines, {
    currency: open.terms.currency.code,
    timeZone: open.terms.country.timeZone,
    language: open.language,
    freeFrom: findCheapestFreeDelivery(open.terms.shippingMethods),
    cheapest: findCheapestTotals(open),
    promotions,
  });

/** Returns the lowest totals of the cart with delivery. A pickup delivers nothing, so it counts only if the country has no other method. */
function findCheapestTotals(open: OpenCheckout): OrderTotals | null {
  const methods = open.terms.shippingMethods;
  const delivering = methods.filter(({ pickupPoint }) => pickupPoint === null);
  const [cheapest] = (delivering.length > 0 ? delivering : methods)
    .map((shipping) => priceCheckout(open.lines, { ...open, shipping, payment: undefined }).totals)
    .sort((one, other) => one.total - other.total);
  return cheapest ?? null;
}
