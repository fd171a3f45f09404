import { InvalidInput } from '#kit/errors';
import { getAddressRules, getCurrency, type ShippingMethod } from '#modules/countries';
import type { ChangedLine, OrderLineRow, PlacedOrderRow } from '#modules/orders';
import { PaymentNotAvailable } from '#modules/payments';
import { getAffiliateDiscountOfOrder, type Promotions } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { checkForm, type CheckedForm } from '../form/check-form.ts';
import type { OrderChanges } from './order-changes.ts';
import { noCredit } from '../summary/get-cart-credit.ts';
import { applyLineChanges, type PricedEditLine } from '../summary/apply-line-changes.ts';
import { buildOrderForm } from '../form/form-of-order.ts';
import { DeliveryRefused } from '../errors.ts';
import { getOffers, type Offers } from '../summary/get-offers.ts';
import { orderRows } from '../summary/order-rows.ts';
import type { OrderTotals } from '../order-totals.ts';
import { priceCheckout } from '../summary/price-checkout.ts';
import { isPayable, readPurchaseTerms, type PurchaseTerms } from '../summary/purchase-terms.ts';
import { readTypedCode } from '../form/typed-code.ts';

/** An order as it would be after an edit. */
export interface PricedEdit {
  form: CheckedForm;
  terms: PurchaseTerms;
  shipping: ShippingMethod;
  goods: PricedEditLine[];
  rows: ChangedLine[];
  totals: OrderTotals;
  promotions: Promotions;
}

/**
 * Prices an edited order with the shared price calculation: with the promotions of the day it was placed and its own coupon, even if
 * these have ended. Unchanged delivery keeps its price.
 * @throws InvalidInput, DeliveryRefused, PaymentNotAvailable
 */
export async function priceEdit(
  db: Db,
  config: Config,
  { order, lines, edit }: { order: PlacedOrderRow; lines: readonly OrderLineRow[]; edit: OrderChanges },
): Promise<PricedEdit> {
  const draft = { ...buildOrderForm(order), ...edit.form };
  const today = await readPurchaseTerms(db, config, { countryId: order.countryId, form: draft, isExempt: order.isIntraCommunity });
  const terms = { ...today, at: order.placedAt, currency: await getCurrency(db, order.countryId, order.placedAt) };
  if (edit.newLines.length > 0 && today.currency.code !== order.currency) {
    throw new InvalidInput([
      { field: 'newLines', code: 'currency', params: { message: `Prices are in ${today.currency.code} now: take it as an order of its own` } },
    ]);
  }
  const checked = checkForm(draft, {
    ...getAddressRules(terms.country),
    phoneCode: terms.country.phoneCode,
    hasTerritories: terms.hasTerritories,
    shippingMethods: terms.shippingMethods,
    paymentMethods: [order.paymentMethod],
  });
  if ('issues' in checked) throw new InvalidInput(checked.issues.map((issue) => ({ ...issue, field: `form.${issue.field}` })));
  if (terms.refusedTerritory !== null) throw new DeliveryRefused(terms.refusedTerritory);
  const { form } = checked;
  if (order.isIntraCommunity && form.billingAddress.vatNumber !== order.billingAddress.vatNumber) throw new InvalidInput([exemptVatIdIssue]);
  const method = terms.shippingMethods.find(({ code }) => code === form.shippingMethod);
  const orderPaymentMethod = terms.paymentMethods.find(({ code }) => code === order.paymentMethod);
  if (!method || !orderPaymentMethod) throw new PaymentNotAvailable(order.paymentMethod);

  const goods = await applyLineChanges(db, { order, lines, edit, terms });
  const shipping = keepDeliveryPrice(method, order, lines);
  const payment = { ...orderPaymentMethod, charge: sumLines(lines, 'cash-on-delivery') };
  const priced = goods.map((line) => line.priced);
  const offers = await getHonouredOffers(db, terms, order);
  const { totals, promotions } = priceCheckout(priced, { terms, offers, shipping, payment });
  if (!isPayable(payment, totals.total)) throw new PaymentNotAvailable(payment.code);
  const rows = assignLineIds(orderRows(priced, { totals, shipping, payment }), { goods, lines });
  return { form, terms, shipping, goods, rows, totals, promotions };
}

const exemptVatIdIssue = {
  field: 'form.vatNumber',
  code: 'exempt',
  params: { message: 'The order is exempt from VAT with this VAT id. Cancel it and place a new one to change the VAT id.' },
};

const sumLines = (lines: readonly OrderLineRow[], kind: OrderLineRow['kind']): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.total : 0), 0);

/** Keeps the delivery price of the order; delivery that a promotion made free is priced again. */
function keepDeliveryPrice(method: ShippingMethod, { shippingMethod, promotions }: PlacedOrderRow, lines: readonly OrderLineRow[]): ShippingMethod {
  const isSame = method.code === shippingMethod && !promotions.some(({ isDeliveryFree }) => isDeliveryFree);
  return isSame ? { ...method, price: sumLines(lines, 'delivery') } : method;
}

/** Keeps the order's own coupon or affiliate discount valid, even if it has ended or been used up since. */
async function getHonouredOffers(db: Db, terms: PurchaseTerms, order: PlacedOrderRow): Promise<Offers> {
  const { couponCode, email, orderNumber } = order;
  const listReplacedOrders = () => [orderNumber];
  const code = await readTypedCode(db, { couponCode: couponCode ?? undefined, email: () => email, replaced: listReplacedOrders });
  const offers = {
    ...(await getOffers(db, terms, { ...code, credit: noCredit, replaced: listReplacedOrders })),
    affiliate: await getAffiliateDiscountOfOrder(db, order),
  };
  const coupon = offers.typed?.coupon;
  if (!offers.typed || !coupon) return offers;
  const own = { ...coupon, isActive: true, mostUses: null, mostUsesEach: null, validFrom: null, validUntil: null };
  return { ...offers, typed: { ...offers.typed, coupon: own } };
}

/**
 * Assigns line ids to the rows. Unchanged lines keep their texts. A line with cancelled pieces becomes a new line, because its credit
 * note refers to the old one.
 */
function assignLineIds(
  rows: ReturnType<typeof orderRows>,
  { goods, lines }: { goods: readonly PricedEditLine[]; lines: readonly OrderLineRow[] },
): ChangedLine[] {
  return rows.map((row, index) => {
    if (row.kind !== 'goods') return { ...row, id: lines.find(({ kind }) => kind === row.kind)?.id ?? null };
    const { bought = null, isOtherVariant = false } = goods[index] ?? {};
    if (!bought) return { ...row, id: null };
    const { sku, name, brand, color, size, imageUrl } = bought;
    return { ...row, ...(!isOtherVariant && { sku, name, brand, color, size, imageUrl }), id: bought.cancelled > 0 ? null : bought.id };
  });
}
