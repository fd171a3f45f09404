import { eq } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { cheapestFreeDelivery, linesOfCart, priceCart, shownCart } from '#modules/cart';
import { deliveryDates, type PaymentMethod, type ShippingMethod } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { checkoutKey } from './checkout-key.ts';
import type { Checkout, CheckoutDraft } from './contract.ts';
import { totalsInMajor } from './order-totals.ts';
import { ownDetails } from './own-details.ts';
import { deliveryPrice, priceCheckout } from './price-checkout.ts';
import { isOnline, isPayable, purchaseTerms, type PurchaseTerms } from './purchase-terms.ts';
import { checkouts } from './tables.ts';

export interface AskedCheckout {
  cartId: string;
  /** Whose shop asks; left out: the cart's own. */
  countryId?: number | undefined;
  languageId: number;
  /** Who asks, if he is signed in: his own cart's checkout begins with what his account knows. */
  userId?: number | undefined;
}

/**
 * A checkout as it stands: the cart, what was typed so far, the ways to deliver and to pay with what they cost this
 * cart, and the totals for those in the draft or the first of each.
 * @throws CartNotFound
 */
export async function getCheckout(db: Db, config: Config, { cartId, countryId, languageId, userId }: AskedCheckout): Promise<Checkout> {
  const content = await linesOfCart(db, { cartId, countryId });
  const lines = await priceCart(db, content, languageId);
  const isOwn = userId !== undefined && content.customerId === userId;
  const draft = { ...(isOwn && (await ownDetails(db, { userId, countryId: content.countryId }))), ...(await draftOf(db, cartId)) };
  const terms = await purchaseTerms(db, config, { countryId: content.countryId, postalCode: draft.postalCode });
  const currency = terms.currency.code;
  const worth = priceCheckout(lines, { terms, shipping: undefined, payment: undefined }).goods;
  const shipping = chosen(terms.shippingMethods, draft.shippingMethod);
  const payable = terms.paymentMethods.filter((method) => isPayable(method, priceCheckout(lines, { terms, shipping, payment: method }).total));
  const payment = chosen(payable, draft.paymentMethod);
  return {
    cart: shownCart(content, lines, { currency, freeFrom: cheapestFreeDelivery(terms.shippingMethods) }),
    idempotencyKey: checkoutKey(content.id, content.revision),
    draft,
    shippingOptions: terms.shippingMethods.map((method) => shippingOption(method, terms, worth)),
    paymentOptions: payable.map((method) => paymentOption(method, currency)),
    shippingMethod: shipping?.code ?? '',
    paymentMethod: payment?.code ?? '',
    totals: totalsInMajor(priceCheckout(lines, { terms, shipping, payment }), currency),
  };
}

/** What was typed so far; nothing at first. */
export async function draftOf(db: Db, cartId: string): Promise<CheckoutDraft> {
  const [kept] = await db.select({ draft: checkouts.draft }).from(checkouts).where(eq(checkouts.cartId, cartId));
  return kept?.draft ?? {};
}

function shippingOption(method: ShippingMethod, { at, country, currency }: PurchaseTerms, worth: number): Checkout['shippingOptions'][number] {
  const { code, carrier, pickupPoint } = method;
  const { code: countryCode, restDays, timeZone } = country;
  return {
    code,
    carrier,
    price: toMajor(money(deliveryPrice(method, worth), currency.code)),
    ...deliveryDates(at, { ...method, countryCode, restDays, timeZone }),
    pickupPoint: pickupPoint && { name: pickupPoint.name, address: [...pickupPoint.address] },
    locker: code === 'locker' ? { pattern: method.lockerPattern ?? '', example: method.lockerExample ?? '' } : null,
  };
}

const paymentOption = (method: PaymentMethod, currency: string): Checkout['paymentOptions'][number] => ({
  code: method.code,
  provider: method.provider,
  charge: toMajor(money(isOnline(method) ? 0 : method.charge, currency)),
});

const chosen = <Method extends { code: string }>(methods: readonly Method[], code: string | undefined): Method | undefined =>
  methods.find((method) => method.code === code) ?? methods[0];
