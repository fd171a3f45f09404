import type { PricedLine } from '#modules/cart';
import type { PaymentMethod, ShippingMethod } from '#modules/countries';
import { applyPromotions, type Promotions } from '#modules/promotions';
import { orderTotals, type OrderTotals } from './order-totals.ts';
import type { Offers } from './offers-for.ts';
import { isOnline, type PurchaseTerms } from './purchase-terms.ts';

/** What a cart comes to, and what promotions have to do with it; minor units. */
export interface PricedCheckout {
  totals: OrderTotals;
  promotions: Promotions;
}

/**
 * The cart's lines with the ways chosen and all promotions, as sums of an order; minor units. The one way to a price: cart,
 * checkout and order come here. Lines that are not sold here cost what was last shown.
 */
export function priceCheckout(
  lines: readonly PricedLine[],
  {
    terms,
    offers,
    shipping,
    payment,
  }: { terms: PurchaseTerms; offers: Offers; shipping: ShippingMethod | undefined; payment: PaymentMethod | undefined },
): PricedCheckout {
  const goods = lines.map(({ price, shownPrice, quantity, variant }) => ({
    quantity,
    unitPrice: price?.regular ?? shownPrice,
    discountPrice: price?.discount ?? shownPrice,
    vatBasisPoints: terms.vatRate(variant.vatCategory),
  }));
  const worth = goods.reduce((sum, line) => sum + line.discountPrice * line.quantity, 0);
  const delivery = shipping ? deliveryPrice(shipping, worth) : 0;
  const promotions = applyPromotions({
    ...offers,
    at: terms.at,
    countryId: terms.country.id,
    currency: terms.currency.code,
    goods: worth,
    delivery: { price: delivery, canBeFree: shipping !== undefined && shipping.freeFrom !== null },
  });
  const chargesVat = terms.vatRate('delivery');
  const isCash = payment !== undefined && !isOnline(payment);
  const totals = orderTotals({
    goods,
    cartDiscount: promotions.discount,
    delivery: { amount: promotions.isDeliveryFree ? 0 : delivery, vatBasisPoints: chargesVat },
    cashOnDelivery: isCash && payment.charge > 0 ? { amount: payment.charge, vatBasisPoints: chargesVat } : null,
    cashStep: isCash ? terms.currency.cashStep : 1,
  });
  return { totals, promotions };
}

/** @param worth of the goods at sale prices: no discount on the cart takes free delivery away again; minor units */
const deliveryPrice = ({ price, freeFrom }: ShippingMethod, worth: number): number => (freeFrom !== null && worth >= freeFrom ? 0 : price);
