import { isDeepStrictEqual } from 'node:util';
import { now } from '#kit/clock';
import { getExponent, money, toMajor } from '#kit/money';
import { restock, sellWithoutHold } from '#modules/catalog';
import { toLocalDay, computeDeliveryDates } from '#modules/countries';
import { issueCreditNote, writeInvoice } from '#modules/invoicing';
import { changeOrder, renewInvoiceNumber, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { refundMoney } from '#modules/payments';
import { releasePromotions, reviseAffiliateDiscountUse, type AppliedPromotion } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/transaction';
import type { OrderChanges } from './order-changes.ts';
import { creditCarriedReductions, listCarriedReductions, sumReductions, type CarriedReduction } from './carry-reductions.ts';
import { lockOrderToEdit, getEditFormFacts, type OrderToEdit } from './lock-order-to-edit.ts';
import { priceEdit, type PricedEdit } from './price-edit.ts';
import { CostsMoreThanPaid, NothingToEdit, OrderNotEditable, TotalChanged } from '../errors.ts';

interface Editing {
  orderNumber: string;
  edit: OrderChanges;
  /** The total that was shown to the editor, major units. */
  shownTotal: number;
  actor: string;
  /** Receives the order before and after the edit, under the lock and before anything is written. */
  check: (before: ReturnType<typeof getEditFormFacts>) => Promise<void>;
  /** Receives the order before and after the edit once it is written, before the documents get their numbers. */
  note: (before: object, after: object) => Promise<void>;
}

/**
 * Edits an order before any of it is packed: addresses, delivery and lines. Moves stock and refunds the part of the online payment
 * that exceeds the new total. The new total may not exceed the payment. An invoice whose content changes is credited in full and issued again under
 * the next number. The statements that assign numbers run last.
 * @throws OrderNotFound, OrderNotEditable, NothingToEdit, InvalidInput, DeliveryRefused, PaymentNotAvailable, TotalChanged,
 * CostsMoreThanPaid, SoldOut
 */
export async function editOrder(tx: Tx, config: Config, { orderNumber, edit, shownTotal, actor, check, note }: Editing): Promise<void> {
  const editable = await lockOrderToEdit(tx, orderNumber);
  const { order, lines, closed, paid } = editable;
  if (closed) throw new OrderNotEditable(closed);
  const before = getEditFormFacts(editable);
  await check(before);
  const purchase = await priceEdit(tx, config, { order, lines, edit });
  const parts = listEditedParts(editable, purchase);
  if (parts.length === 0) throw new NothingToEdit();
  const isPriced = isPricedAnew(editable, purchase, parts);
  const { total, vatTotal: vat, rounding } = isPriced ? purchase.totals : { ...order, vatTotal: order.vat };
  const rows = isPriced ? purchase.rows : lines.map(({ orderId: _, position: __, ...line }) => line);
  const reductions = listCarriedReductions(editable, purchase, rows);
  const reduced = sumReductions(reductions);
  assertEditedTotal(total, { shownTotal, reduced, paid, currency: order.currency });

  const isRenewed = isInvoicedAnew(editable, purchase, parts);
  // Freeze the current invoice first if its document has not been written yet.
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
    ...(parts.includes('delivery') && getDeliveryDays(purchase)),
    ...(isPriced && { total, vat, rounding, couponCode, promotions: promotions.applied }),
  };
  const eventId = await changeOrder(tx, order.id, { ...changed, lines: rows, parts, actor, reason: edit.reason });
  await followPromotions(tx, order, changed);
  await note(before, { ...before, ...changed, lines: rows.map(({ id, sku, quantity }) => ({ lineId: id, sku, quantity })), reason: edit.reason });
  await moveStock(tx, editable, rows);
  const due = total - reduced;
  if (paid !== null && paid > due)
    await refundMoney(tx, { reference: orderNumber, currency: order.currency, amount: paid - due, cause: `edit ${orderNumber} ${eventId}` });
  if (isRenewed) await replaceInvoice(tx, order, { country: purchase.terms.country, actor, reductions });
}

/** @throws TotalChanged if the editor was shown another total; CostsMoreThanPaid */
function assertEditedTotal(
  total: number,
  { shownTotal, reduced, paid, currency }: { shownTotal: number; reduced: number; paid: number | null; currency: string },
): void {
  const toMajorAmount = (amount: number) => toMajor(money(amount, currency));
  if (Math.round(shownTotal * 10 ** getExponent(currency)) !== total) throw new TotalChanged({ total: toMajorAmount(total), currency });
  if (paid !== null && total - reduced > paid)
    throw new CostsMoreThanPaid({ total: toMajorAmount(total - reduced), paid: toMajorAmount(paid), currency });
}

/** Credits the invoice in full, assigns the next number to the order, and credits price reductions on the new invoice. */
async function replaceInvoice(
  tx: Tx,
  { id: orderId, invoiceNumber }: PlacedOrderRow,
  {
    country: { code: countryCode, timeZone },
    actor,
    reductions,
  }: { country: PricedEdit['terms']['country']; actor: string; reductions: readonly CarriedReduction[] },
): Promise<void> {
  if (invoiceNumber === null) return;
  await issueCreditNote(tx, { orderId, cause: `edited ${invoiceNumber}`, lines: 'all' });
  const year = Number(toLocalDay(timeZone, now()).slice(0, 4));
  const renewed = await renewInvoiceNumber(tx, { orderId, invoiceNumber, actor, countryCode, year });
  await creditCarriedReductions(tx, { orderId, invoiceNumber: renewed, reductions });
}

/** Updates promotion uses: an order that no longer has its coupon or discount releases the use; a smaller amount is recorded. */
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

/** Names the parts that the edit changes: `lines`, `contact`, `address`, `delivery`. */
export function listEditedParts({ order, lines }: OrderToEdit, { form, goods }: PricedEdit): string[] {
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

/** Returns whether the order is priced again. A new address or phone number alone keeps the price, unless the VAT rate differs there. */
export function isPricedAnew(editable: OrderToEdit, { rows }: PricedEdit, parts: readonly string[]): boolean {
  if (parts.includes('lines') || parts.includes('delivery')) return true;
  const isTaxedOtherwise = rows.some(({ id, vatBasisPoints }) =>
    editable.lines.some((line) => line.id === id && line.vatBasisPoints !== vatBasisPoints),
  );
  // A new invoice lists the current order without its cancelled pieces.
  return isTaxedOtherwise || (parts.includes('address') && editable.lines.some(({ cancelled }) => cancelled > 0));
}

/** Returns whether the edit changes the content of the invoice. */
export const isInvoicedAnew = (editable: OrderToEdit, purchase: PricedEdit, parts: readonly string[]): boolean =>
  editable.order.invoiceNumber !== null && (parts.includes('address') || isPricedAnew(editable, purchase, parts));

const getDeliveryDays = ({ shipping, terms: { country } }: PricedEdit) => {
  const { code: countryCode, restDays, closures, timeZone } = country;
  const { from, until } = computeDeliveryDates(now(), { ...shipping, countryCode, restDays, closures, timeZone });
  return { deliverFrom: from, deliverUntil: until };
};

type Pieces = readonly { variantId?: number | null | undefined; quantity: number; cancelled?: number | undefined }[];

/** Takes additional pieces from stock and returns removed ones. */
async function moveStock(tx: Tx, { order, lines }: OrderToEdit, rows: Pieces): Promise<void> {
  const [was, is] = [sumByVariant(lines), sumByVariant(rows)];
  const computeDifference = (variantId: number) => (is.get(variantId) ?? 0) - (was.get(variantId) ?? 0);
  const changes = [...new Set([...was.keys(), ...is.keys()])].map((variantId) => ({ variantId, quantity: computeDifference(variantId) }));
  const less = changes.filter(({ quantity }) => quantity < 0).map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
  const more = changes.filter(({ quantity }) => quantity > 0);
  if (less.length > 0) await restock(tx, { lines: less, reference: order.orderNumber });
  if (more.length > 0) await sellWithoutHold(tx, { lines: more, reference: order.orderNumber });
}

function sumByVariant(rows: Pieces): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { variantId, quantity, cancelled = 0 } of rows) {
    if (variantId && quantity > cancelled) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity - cancelled);
  }
  return pieces;
}
