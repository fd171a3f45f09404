import type { PricedLine } from '#modules/cart';
import type { PaymentMethod, ShippingMethod } from '#modules/countries';
import { applyPromotions, type Promotions } from '#modules/promotions';
import { orderTotals, type OrderTotals } from '../order-totals.ts';
import type { Offers } from './get-offers.ts';
import { isOnline, type PurchaseTerms } from './purchase-terms.ts';

/** The totals of a cart and its promotions, minor units. */
export interface PricedCheckout {
  totals: OrderTotals;
  promotions: Promotions;
}

/**
 * Prices the lines of a cart with the chosen methods and all promotions, in minor units. Cart, checkout and order all use this function.
 * Lines that are not sold here keep the price that was last shown.
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
  const discountable = lines.map(({ variant: { productId, categoryIds } }, index) => {
    const { discountPrice = 0, quantity = 0 } = goods[index] ?? {};
    return { amount: discountPrice * quantity, quantity, productId, categoryIds };
  });
  const worth = discountable.reduce((sum, { amount }) => sum + amount, 0);
  const delivery = shipping ? computeDeliveryPrice(shipping, worth) : 0;
  const promotions = applyPromotions({
    ...offers,
    at: terms.at,
    countryId: terms.country.id,
    currency: terms.currency.code,
    lines: discountable,
    delivery: { price: delivery, canBeFree: shipping !== undefined && shipping.freeFrom !== null },
  });
  const chargesVat = terms.vatRate('delivery');
  const isCash = payment !== undefined && !isOnline(payment);
  const totals = orderTotals({
    goods,
    discounts: promotions.lineDiscounts,
    delivery: { amount: promotions.isDeliveryFree ? 0 : delivery, vatBasisPoints: chargesVat },
    cashOnDelivery: isCash && payment.charge > 0 ? { amount: payment.charge, vatBasisPoints: chargesVat } : null,
    cashStep: isCash ? terms.currency.cashStep : 1,
  });
  return { totals, promotions };
}

/** @param worth the goods at sale prices, minor units, before discounts on the cart, so that a discount does not remove free delivery */
const computeDeliveryPrice = ({ price, freeFrom }: ShippingMethod, worth: number): number => (freeFrom !== null && worth >= freeFrom ? 0 : price);
