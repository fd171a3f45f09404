import { listShipments } from '#modules/fulfilment';
import { listOrderLines, lockOrder, OrderNotFound, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { computeRefundable, lockPayments } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import type { OrderPreview } from './order-changes.ts';

/** A locked order with everything that decides how it may be edited. */
export interface OrderToEdit {
  order: PlacedOrderRow;
  lines: OrderLineRow[];
  closed: OrderPreview['closed'];
  /** The online payment less refunds, minor units; null: paid in cash. */
  paid: number | null;
}

/** Reads an order and locks it until the transaction ends. @throws OrderNotFound */
export async function lockOrderToEdit(tx: Tx, orderNumber: string): Promise<OrderToEdit> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const payments = await lockPayments(tx, orderNumber);
  const keptPayment = payments.find(({ outcome }) => outcome === 'kept');
  return {
    order,
    lines: await listOrderLines(tx, order.id),
    closed: await findEditBlock(tx, order, { isAwaitingPayment: payments.some(({ outcome }) => outcome === null) }),
    paid: keptPayment ? await computeRefundable(tx, keptPayment) : null,
  };
}

async function findEditBlock(
  tx: Tx,
  { id, status }: PlacedOrderRow,
  { isAwaitingPayment }: { isAwaitingPayment: boolean },
): Promise<OrderPreview['closed']> {
  if (isAwaitingPayment) return 'awaiting-payment';
  if ((await listShipments(tx, id)).length > 0) return 'packed';
  return status === 'CONFIRMED' || status === 'PENDING' ? null : 'over';
}

/** Lists the facts that the edit form shows. If they differ, the order was changed by another person meanwhile. */
export const getEditFormFacts = ({ order, lines, closed }: OrderToEdit) => {
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
