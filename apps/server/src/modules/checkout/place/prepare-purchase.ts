import { getExponent, money, toMajor } from '#kit/money';
import { InvalidInput } from '#kit/errors';
import { isBlocking, priceCart, type CartContent, type PricedLine } from '#modules/cart';
import { getAddressRules, getOpenCountry, type PaymentMethod, type ShippingMethod } from '#modules/countries';
import type { ConfirmedVatId } from '#modules/invoicing';
import { PaymentNotAvailable } from '#modules/payments';
import type { Promotions } from '#modules/promotions';
import { isAffiliateBrowser, type Referral } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/transaction';
import { checkForm, type CheckedForm } from '../form/check-form.ts';
import { findExemptSupply } from '../form/find-exempt-supply.ts';
import type { PlaceOrderInput } from '../contract.ts';
import { getCartCredit, type CartCredit } from '../summary/get-cart-credit.ts';
import { CartHasProblems, DeliveryRefused, TotalChanged } from '../errors.ts';
import { getOffers } from '../summary/get-offers.ts';
import type { OrderTotals } from '../order-totals.ts';
import { priceCheckout } from '../summary/price-checkout.ts';
import { isPayable, priceOnTerms, readPurchaseTerms, type PurchaseTerms } from '../summary/purchase-terms.ts';
import { readTypedCode } from '../form/typed-code.ts';

/** The data of a new order, validated and priced by the server alone. */
export interface Purchase {
  form: CheckedForm;
  terms: PurchaseTerms;
  lines: PricedLine[];
  totals: OrderTotals;
  promotions: Promotions;
  /** The attribution of the order. */
  credit: CartCredit;
  shipping: ShippingMethod;
  payment: PaymentMethod;
  /** The confirmed VAT id of the buyer of an exempt supply; null: VAT is charged. */
  exemption: ConfirmedVatId | null;
}

interface ToPrepare {
  content: CartContent;
  input: PlaceOrderInput;
  /** Numbers of the orders that this one replaces and that are still active. */
  replaced: readonly string[];
  referral: Referral | undefined;
  /** The shopper's browser, hashed by `hashBrowser`. */
  browser: string | null | undefined;
  customerId: number | undefined;
}

/**
 * Validates the input and prices the cart again.
 * @throws CountryClosed, InvalidInput, DeliveryRefused, CartHasProblems, PaymentNotAvailable, TotalChanged: in this order
 */
export async function preparePurchase(
  tx: Tx,
  config: Config,
  { content, input, replaced, referral, browser, customerId }: ToPrepare,
): Promise<Purchase> {
  const country = await getOpenCountry(tx, content.countryId);
  const exemption = await findExemptSupply(tx, { countryId: country.id, form: input.form });
  const isExempt = exemption !== null;
  const terms = await readPurchaseTerms(tx, config, { countryId: country.id, form: input.form, isExempt });
  const { form, shipping, payment } = readForm(input, terms);
  if (terms.refusedTerritory !== null) throw new DeliveryRefused(terms.refusedTerritory);

  const lines = priceOnTerms(await priceCart(tx, content, input.languageId), terms);
  const problems = lines.flatMap(({ id, problem }) => (problem && isBlocking(problem) ? [{ lineId: id, problem }] : []));
  if (problems.length > 0) throw new CartHasProblems(problems);

  const code = await readTypedCode(tx, { couponCode: input.form.couponCode, email: () => form.email, replaced: () => replaced });
  const credit = await addBrowserSignal(
    tx,
    browser,
    await getCartCredit(tx, { content, typed: code.typed, referral, userId: customerId, at: terms.at }),
  );
  const offers = await getOffers(tx, terms, { ...code, credit, replaced: () => replaced });
  const { totals, promotions } = priceCheckout(lines, { terms, offers, shipping, payment });
  if (!isPayable(payment, totals.total)) throw new PaymentNotAvailable(payment.code);
  assertShown(input.shownTotal, totals.total, terms.currency.code);
  return { form, terms, lines, totals, promotions, credit, shipping, payment, exemption };
}

/** Adds a warning sign if the credited affiliate used the portal in the browser that places the order. */
async function addBrowserSignal(tx: Tx, browser: string | null | undefined, credit: CartCredit): Promise<CartCredit> {
  const { affiliateId, signals } = credit;
  if (!browser || affiliateId === null || !(await isAffiliateBrowser(tx, { affiliateId, browser }))) return credit;
  return { ...credit, signals: [...signals, 'same-browser'] };
}

function readForm(input: PlaceOrderInput, { country, hasTerritories, shippingMethods, paymentMethods }: PurchaseTerms) {
  const checked = checkForm(input.form, {
    ...getAddressRules(country),
    phoneCode: country.phoneCode,
    hasTerritories,
    shippingMethods,
    paymentMethods: paymentMethods.map(({ code }) => code),
  });
  if ('issues' in checked) throw new InvalidInput(checked.issues);
  const shipping = shippingMethods.find(({ code }) => code === checked.form.shippingMethod);
  const payment = paymentMethods.find(({ code }) => code === checked.form.paymentMethod);
  if (!shipping || !payment) throw new InvalidInput([{ field: shipping ? 'paymentMethod' : 'shippingMethod', code: 'choose' }]);
  return { form: checked.form, shipping, payment };
}

/** @param shown as on the shopper's page, major units @param total minor units */
function assertShown(shown: number, total: number, currency: string): void {
  if (Math.round(shown * 10 ** getExponent(currency)) !== total) throw new TotalChanged({ total: toMajor(money(total, currency)), currency });
}
