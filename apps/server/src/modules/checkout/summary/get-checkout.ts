import { money, toMajor } from '#kit/money';
import { computeDeliveryDates, type PaymentMethod, type ShippingMethod } from '#modules/countries';
import { getMethodMark, getMethodTexts } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { computeCheckoutKey } from '../place/checkout-key.ts';
import type { Checkout } from '../contract.ts';
import { buildCart } from './get-cart.ts';
import { openCheckout, type CheckoutKey } from './open-checkout.ts';
import { toMajorTotals } from '../order-totals.ts';
import { priceCheckout } from './price-checkout.ts';
import { chooseMethod, isOnline, isPayable, type PurchaseTerms } from './purchase-terms.ts';

/**
 * Returns a checkout: the cart, the draft, the delivery and payment methods with their prices for this cart, and the totals for the
 * methods in the draft or the first of each.
 * @throws CartNotFound
 */
export async function getCheckout(db: Db, config: Config, key: CheckoutKey): Promise<Checkout> {
  const open = await openCheckout(db, config, key);
  const { content, lines, draft, terms, shipping } = open;
  const currency = terms.currency.code;
  const price = (ways: Partial<Pick<Parameters<typeof priceCheckout>[1], 'shipping' | 'payment'>>) =>
    priceCheckout(lines, { ...open, payment: undefined, ...ways });
  const payable = terms.paymentMethods.filter((method) => isPayable(method, price({ payment: method }).totals.total));
  const payment = chooseMethod(payable, draft.paymentMethod);
  const whole = price({ payment });
  return {
    cart: buildCart(open, whole),
    idempotencyKey: computeCheckoutKey(content.id, content.revision),
    draft,
    shippingOptions: terms.shippingMethods.map((method) => toShippingOption(method, terms, price({ shipping: method }).totals.delivery)),
    paymentOptions: payable.map((method) => toPaymentOption(method, { currency, language: open.language })),
    shippingMethod: shipping?.code ?? '',
    paymentMethod: payment?.code ?? '',
    totals: toMajorTotals(whole.totals, currency, terms.isExempt),
  };
}

/** @param price the price for this cart, minor units */
export function toShippingOption(
  method: ShippingMethod,
  { at, country, currency, hasTerritories }: PurchaseTerms,
  price: number,
): Checkout['shippingOptions'][number] {
  const { code, carrier, pickupPoint } = method;
  const { code: countryCode, restDays, closures, timeZone } = country;
  return {
    code,
    carrier,
    price: toMajor(money(price, currency.code)),
    ...computeDeliveryDates(at, { ...method, countryCode, restDays, closures, timeZone }),
    pickupPoint: pickupPoint && { name: pickupPoint.name, address: [...pickupPoint.address] },
    locker: code === 'locker' ? { pattern: method.lockerPattern ?? '', example: method.lockerExample ?? '', needsPostalCode: hasTerritories } : null,
  };
}

const toPaymentOption = (
  method: PaymentMethod,
  { currency, language }: { currency: string; language: string },
): Checkout['paymentOptions'][number] => ({
  code: method.code,
  provider: method.provider,
  ...getMethodTexts(method.code, language),
  mark: getMethodMark(method.code),
  isPaidOnDelivery: !isOnline(method),
  charge: toMajor(money(isOnline(method) ? 0 : method.charge, currency)),
});
