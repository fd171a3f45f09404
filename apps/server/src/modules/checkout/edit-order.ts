import { isDeepStrictEqual } from 'node:util';
import { now } from '#kit/clock';
import { exponentOf, money, toMajor } from '#kit/money';
import { restock, takeStock } from '#modules/catalog';
import { dayIn, deliveryDates } from '#modules/countries';
import { issueCreditNote, writeInvoice } from '#modules/invoicing';
import { changeOrder, renewInvoiceNumber, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { refundMoney } from '#modules/payments';
import { releasePromotions, reviseAffiliateDiscountUse, type AppliedPromotion } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/transaction';
import type { OrderEdit } from './order-edit.ts';
import { editableOrder, editedFacts, type EditableOrder } from './editable-order.ts';
import { editedPurchase, type EditedPurchase } from './edited-purchase.ts';
import { CostsMoreThanPaid, NothingToEdit, OrderNotEditable, TotalChanged } from './errors.ts';

interface Editing {
  orderNumber: string;
  edit: OrderEdit;
  /** What whoever edits was told that it costs then, major units. */
  shownTotal: number;
  actor: string;
  /** Told what was and what will be, under the lock and before anything is written. */
  check: (before: ReturnType<typeof editedFacts>) => Promise<void>;
  /** Told what has been written, before the papers get their numbers. */
  note: (before: object, after: object) => Promise<void>;
}

/**
 * Changes an order of which nothing is packed yet: whom it goes to, how, and what is in it. Stock moves with it. What was paid
 * online beyond what it costs now goes back; more than was paid it may not cost. An invoice that would say something else is
 * credited wholly and issued anew under the next number, on the same order; the last statements are those that take numbers.
 * @throws OrderNotFound, OrderNotEditable, NothingToEdit, InvalidInput, DeliveryRefused, PaymentNotAvailable, TotalChanged,
 * CostsMoreThanPaid, SoldOut
 */
export async function editOrder(tx: Tx, config: Config, { orderNumber, edit, shownTotal, actor, check, note }: Editing): Promise<void> {
  const editable = await editableOrder(tx, orderNumber);
  const { order, lines, closed, paid } = editable;
  if (closed) throw new OrderNotEditable(closed);
  const before = editedFacts(editable);
  await check(before);
  const purchase = await editedPurchase(tx, config, { order, lines, edit });
  const parts = editedParts(editable, purchase);
  if (parts.length === 0) throw new NothingToEdit();
  const {
    total,
    vatTotal: vat,
    rounding,
  } = isPricedAnew(editable, purchase, parts) ? purchase.totals : { total: order.total, vatTotal: order.vat, rounding: order.rounding };
  const { currency } = order;
  const major = (amount: number) => toMajor(money(amount, currency));
  if (Math.round(shownTotal * 10 ** exponentOf(currency)) !== total) throw new TotalChanged({ total: major(total), currency });
  if (paid !== null && total > paid) throw new CostsMoreThanPaid({ total: major(total), paid: major(paid), currency });

  const isRenewed = isInvoicedAnew(editable, purchase, parts);
  // As it stands now, if nobody has frozen it yet.
  if (isRenewed) await writeInvoice(tx, order.id);
  const { form, promotions } = purchase;
  const couponCode = promotions.applied.find(({ kind }) => kind === 'coupon')?.code ?? null;
  const changed = {
    email: form.email,
    phone: form.phone,
    shippingAddress: form.shippingAddress,
    billingAddress: form.billingAddress,
    shippingMethod: form.shippingMethod,
    pickup: form.pickup,
    ...(parts.includes('delivery') && daysOf(purchase)),
    ...(isPricedAnew(editable, purchase, parts) && { total, vat, rounding, couponCode, promotions: promotions.applied }),
  };
  const rows = isPricedAnew(editable, purchase, parts) ? purchase.rows : lines.map(({ orderId: _, position: __, ...line }) => line);
  const eventId = await changeOrder(tx, order.id, { ...changed, lines: rows, parts, actor, reason: edit.reason });
  await followPromotions(tx, order, changed);
  await note(before, { ...before, ...changed, lines: rows.map(({ id, sku, quantity }) => ({ lineId: id, sku, quantity })), reason: edit.reason });
  await moveStock(tx, editable, rows);
  if (paid !== null && paid > total)
    await refundMoney(tx, { reference: orderNumber, currency, amount: paid - total, cause: `edit ${orderNumber} ${eventId}` });
  if (isRenewed && order.invoiceNumber !== null) {
    await issueCreditNote(tx, { orderId: order.id, cause: `edited ${order.invoiceNumber}`, lines: 'all' });
    const { code: countryCode, timeZone } = purchase.terms.country;
    const year = Number(dayIn(timeZone, now()).slice(0, 4));
    await renewInvoiceNumber(tx, { orderId: order.id, invoiceNumber: order.invoiceNumber, actor, countryCode, year });
  }
}

/** An order that has its coupon or its discount no longer gives the use back; one that has less of it says so. */
async function followPromotions(
  tx: Tx,
  order: PlacedOrderRow,
  changed: { couponCode?: string | null; promotions?: readonly AppliedPromotion[] },
): Promise<void> {
  if (order.couponCode !== null && changed.couponCode === null) return releasePromotions(tx, order);
  const { orderNumber } = order;
  const [was, is] = [order.promotions, changed.promotions ?? order.promotions].map((all) => all.find(({ kind }) => kind === 'affiliate'));
  if (was && !is) await releasePromotions(tx, order);
  if (was && is && is.amount !== was.amount) await reviseAffiliateDiscountUse(tx, { orderNumber, amount: is.amount });
}

/** What would be different: `lines`, `contact`, `address`, `delivery`. */
export function editedParts({ order, lines }: EditableOrder, { form, goods }: EditedPurchase): string[] {
  const bought = lines.filter(({ kind, quantity, cancelled }) => kind === 'goods' && quantity > cancelled);
  const isSame = (line: OrderLineRow) =>
    goods.some(
      ({ bought: of, isOtherVariant, priced }) => of?.id === line.id && !isOtherVariant && priced.quantity === line.quantity - line.cancelled,
    );
  return [
    ...(goods.length === bought.length && bought.every(isSame) ? [] : ['lines']),
    ...(form.email === order.email && form.phone === order.phone ? [] : ['contact']),
    ...(isDeepStrictEqual(form.shippingAddress, order.shippingAddress) && isDeepStrictEqual(form.billingAddress, order.billingAddress)
      ? []
      : ['address']),
    ...(form.shippingMethod === order.shippingMethod && isDeepStrictEqual(form.pickup, order.pickup) ? [] : ['delivery']),
  ];
}

/** Who only gives another address or telephone pays what he paid, unless other VAT is due there. */
export function isPricedAnew(editable: EditableOrder, { rows }: EditedPurchase, parts: readonly string[]): boolean {
  if (parts.includes('lines') || parts.includes('delivery')) return true;
  const isTaxedOtherwise = rows.some(({ id, vatBasisPoints }) =>
    editable.lines.some((line) => line.id === id && line.vatBasisPoints !== vatBasisPoints),
  );
  // A new invoice says what the order is, not what was cancelled of it.
  return isTaxedOtherwise || (parts.includes('address') && editable.lines.some(({ cancelled }) => cancelled > 0));
}

/** Whether the invoice says something else after it. */
export const isInvoicedAnew = (editable: EditableOrder, purchase: EditedPurchase, parts: readonly string[]): boolean =>
  editable.order.invoiceNumber !== null && (parts.includes('address') || isPricedAnew(editable, purchase, parts));

const daysOf = ({ shipping, terms: { country } }: EditedPurchase) => {
  const { code: countryCode, restDays, closures, timeZone } = country;
  const { from, until } = deliveryDates(now(), { ...shipping, countryCode, restDays, closures, timeZone });
  return { deliverFrom: from, deliverUntil: until };
};

type Pieces = readonly { variantId?: number | null | undefined; quantity: number; cancelled?: number | undefined }[];

/** What there is more of is taken, what there is less of goes back on the shelf. */
async function moveStock(tx: Tx, { order, lines }: EditableOrder, rows: Pieces): Promise<void> {
  const [was, is] = [perVariant(lines), perVariant(rows)];
  const difference = (variantId: number) => (is.get(variantId) ?? 0) - (was.get(variantId) ?? 0);
  const changes = [...new Set([...was.keys(), ...is.keys()])].map((variantId) => ({ variantId, quantity: difference(variantId) }));
  const less = changes.filter(({ quantity }) => quantity < 0).map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
  const more = changes.filter(({ quantity }) => quantity > 0);
  if (less.length > 0) await restock(tx, { lines: less, reference: order.orderNumber });
  if (more.length > 0) await takeStock(tx, { lines: more, reference: order.orderNumber });
}

function perVariant(rows: Pieces): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { variantId, quantity, cancelled = 0 } of rows) {
    if (variantId && quantity > cancelled) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity - cancelled);
  }
  return pieces;
}
