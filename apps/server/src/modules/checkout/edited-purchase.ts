import { InvalidInput } from '#kit/errors';
import { addressRulesOf, currencyOn, type ShippingMethod } from '#modules/countries';
import type { ChangedLine, OrderLineRow, PlacedOrderRow } from '#modules/orders';
import { PaymentNotAvailable } from '#modules/payments';
import { affiliateDiscountOfOrder, type Promotions } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { checkForm, type CheckedForm } from './check-form.ts';
import type { OrderEdit } from './order-edit.ts';
import { noCredit } from './credit-for.ts';
import { editedLines, type EditedLine } from './edited-lines.ts';
import { formOfOrder } from './form-of-order.ts';
import { DeliveryRefused } from './errors.ts';
import { offersFor, type Offers } from './offers-for.ts';
import { orderRows } from './order-rows.ts';
import type { OrderTotals } from './order-totals.ts';
import { priceCheckout } from './price-checkout.ts';
import { isPayable, purchaseTerms, type PurchaseTerms } from './purchase-terms.ts';
import { typedCode } from './typed-code.ts';

/** An order as it would be after an edit. */
export interface EditedPurchase {
  form: CheckedForm;
  terms: PurchaseTerms;
  shipping: ShippingMethod;
  goods: EditedLine[];
  rows: ChangedLine[];
  totals: OrderTotals;
  promotions: Promotions;
}

/**
 * Works an order out as it is to be, by the one way to a price: on the promotions of the day it was placed, and with the coupon
 * that it was placed with, whatever became of that since. Delivery that stays as it is costs what it did.
 * @throws InvalidInput, DeliveryRefused, PaymentNotAvailable
 */
export async function editedPurchase(
  db: Db,
  config: Config,
  { order, lines, edit }: { order: PlacedOrderRow; lines: readonly OrderLineRow[]; edit: OrderEdit },
): Promise<EditedPurchase> {
  const draft = { ...formOfOrder(order), ...edit.form };
  const today = await purchaseTerms(db, config, { countryId: order.countryId, postalCode: draft.postalCode });
  const terms = { ...today, at: order.placedAt, currency: await currencyOn(db, order.countryId, order.placedAt) };
  if (edit.newLines.length > 0 && today.currency.code !== order.currency) {
    throw new InvalidInput([
      { field: 'newLines', code: 'currency', params: { message: `Prices are in ${today.currency.code} now: take it as an order of its own` } },
    ]);
  }
  const checked = checkForm(draft, {
    ...addressRulesOf(terms.country),
    phoneCode: terms.country.phoneCode,
    shippingMethods: terms.shippingMethods,
    paymentMethods: [order.paymentMethod],
  });
  if ('issues' in checked) throw new InvalidInput(checked.issues.map((issue) => ({ ...issue, field: `form.${issue.field}` })));
  if (terms.refusedTerritory !== null) throw new DeliveryRefused(terms.refusedTerritory);
  const { form } = checked;
  const method = terms.shippingMethods.find(({ code }) => code === form.shippingMethod);
  const way = terms.paymentMethods.find(({ code }) => code === order.paymentMethod);
  if (!method || !way) throw new PaymentNotAvailable(order.paymentMethod);

  const goods = await editedLines(db, { order, lines, edit });
  const shipping = asBought(method, order, lines);
  const payment = { ...way, charge: totalOf(lines, 'cash-on-delivery') };
  const priced = goods.map((line) => line.priced);
  const offers = await honoured(db, terms, order);
  const { totals, promotions } = priceCheckout(priced, { terms, offers, shipping, payment });
  if (!isPayable(payment, totals.total)) throw new PaymentNotAvailable(payment.code);
  const rows = withIds(orderRows(priced, { totals, shipping, payment }), { goods, lines });
  return { form, terms, shipping, goods, rows, totals, promotions };
}

const totalOf = (lines: readonly OrderLineRow[], kind: OrderLineRow['kind']): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.total : 0), 0);

/** What a promotion gave for nothing is worked out anew. */
function asBought(method: ShippingMethod, { shippingMethod, promotions }: PlacedOrderRow, lines: readonly OrderLineRow[]): ShippingMethod {
  const isSame = method.code === shippingMethod && !promotions.some(({ isDeliveryFree }) => isDeliveryFree);
  return isSame ? { ...method, price: totalOf(lines, 'delivery') } : method;
}

/** What was promised as the order was placed holds: a coupon, or an affiliate's discount, that has ended or been used up since is this order's all the same. */
async function honoured(db: Db, terms: PurchaseTerms, order: PlacedOrderRow): Promise<Offers> {
  const { couponCode, email, orderNumber } = order;
  const replaced = () => [orderNumber];
  const code = await typedCode(db, { couponCode: couponCode ?? undefined, email: () => email, replaced });
  const offers = { ...(await offersFor(db, terms, { ...code, credit: noCredit, replaced })), affiliate: await affiliateDiscountOfOrder(db, order) };
  const coupon = offers.typed?.coupon;
  if (!offers.typed || !coupon) return offers;
  const own = { ...coupon, isActive: true, mostUses: null, mostUsesEach: null, validFrom: null, validUntil: null };
  return { ...offers, typed: { ...offers.typed, coupon: own } };
}

/**
 * Which line each row is. What is named as it was bought keeps its words. A line of which pieces were cancelled becomes a new one:
 * it was credited by what it was.
 */
function withIds(
  rows: ReturnType<typeof orderRows>,
  { goods, lines }: { goods: readonly EditedLine[]; lines: readonly OrderLineRow[] },
): ChangedLine[] {
  return rows.map((row, index) => {
    if (row.kind !== 'goods') return { ...row, id: lines.find(({ kind }) => kind === row.kind)?.id ?? null };
    const { bought = null, isOtherVariant = false } = goods[index] ?? {};
    if (!bought) return { ...row, id: null };
    const { sku, name, brand, color, size, imageUrl } = bought;
    return { ...row, ...(!isOtherVariant && { sku, name, brand, color, size, imageUrl }), id: bought.cancelled > 0 ? null : bought.id };
  });
}
