import { shipmentsOf } from '#modules/fulfilment';
import { linesOfOrder, lockOrder, OrderNotFound, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { leftOf, lockPayments } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import type { EditedOrder } from './order-edit.ts';

/** An order under its lock, with all that decides how it may be edited. */
export interface EditableOrder {
  order: PlacedOrderRow;
  lines: OrderLineRow[];
  closed: EditedOrder['closed'];
  /** What is left of the money that came through a provider, minor units; null: it is paid in cash. */
  paid: number | null;
}

/** Reads an order and locks it until the transaction ends. @throws OrderNotFound */
export async function editableOrder(tx: Tx, orderNumber: string): Promise<EditableOrder> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const payments = await lockPayments(tx, orderNumber);
  const kept = payments.find(({ outcome }) => outcome === 'kept');
  return {
    order,
    lines: await linesOfOrder(tx, order.id),
    closed: await closedBy(tx, order, { isAwaitingPayment: payments.some(({ outcome }) => outcome === null) }),
    paid: kept ? await leftOf(tx, kept) : null,
  };
}

async function closedBy(
  tx: Tx,
  { id, status }: PlacedOrderRow,
  { isAwaitingPayment }: { isAwaitingPayment: boolean },
): Promise<EditedOrder['closed']> {
  if (isAwaitingPayment) return 'awaiting-payment';
  if ((await shipmentsOf(tx, id)).length > 0) return 'packed';
  return status === 'CONFIRMED' || status === 'PENDING' ? null : 'over';
}

/** What of an order its edit shows: another of these, and somebody else has changed it meanwhile. */
export const editedFacts = ({ order, lines, closed }: EditableOrder) => {
  const { orderNumber: id, email, phone, shippingAddress, billingAddress, shippingMethod, pickup, total, couponCode } = order;
  const pieces = lines.map(({ id: lineId, variantId, sku, quantity, cancelled, discountPrice }) => ({
    lineId,
    variantId,
    sku,
    quantity,
    cancelled,
    discountPrice,
  }));
  return { id, email, phone, shippingAddress, billingAddress, shippingMethod, pickup, total, couponCode, closed, lines: pieces };
};
