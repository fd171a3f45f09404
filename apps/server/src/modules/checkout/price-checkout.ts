import type { PricedLine } from '#modules/cart';
import type { PaymentMethod, ShippingMethod } from '#modules/countries';
import { orderTotals, type OrderTotals } from './order-totals.ts';
import { isOnline, type PurchaseTerms } from './purchase-terms.ts';

/** The cart's lines with the ways chosen, as sums of an order; minor units. Lines that are not sold here cost what was last shown. */
export function priceCheckout(
  lines: readonly PricedLine[],
  { terms, shipping, payment }: { terms: PurchaseTerms; shipping: ShippingMethod | undefined; payment: PaymentMethod | undefined },
): OrderTotals {
  const goods = lines.map(({ price, shownPrice, quantity, variant }) => ({
    quantity,
    unitPrice: price?.regular ?? shownPrice,
    discountPrice: price?.discount ?? shownPrice,
    vatBasisPoints: terms.vatRate(variant.vatCategory),
  }));
  const worth = goods.reduce((sum, line) => sum + line.discountPrice * line.quantity, 0);
  const chargesVat = terms.vatRate('delivery');
  const isCash = payment !== undefined && !isOnline(payment);
  return orderTotals({
    goods,
    delivery: { amount: shipping ? deliveryPrice(shipping, worth) : 0, vatBasisPoints: chargesVat },
    cashOnDelivery: isCash && payment.charge > 0 ? { amount: payment.charge, vatBasisPoints: chargesVat } : null,
    cashStep: isCash ? terms.currency.cashStep : 1,
  });
}

/** @param worth of the goods, minor units */
export const deliveryPrice = ({ price, freeFrom }: ShippingMethod, worth: number): number => (freeFrom !== null && worth >= freeFrom ? 0 : price);
