import { listShipments } from '#modules/fulfilment';
import { getCreditableLines } from '#modules/invoicing';
import { computeShareOfPieces, listOrderLines, lockOrder, OrderNotFound, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
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
  /** Price reductions of lines that the customer keeps, such as for a defect: already refunded and credited. */
  reductions: Reduction[];
}

/** A part of a line that was credited although the line is still to be sent. Amount in minor units. */
export interface Reduction {
  orderLineId: number;
  quantity: number;
  amount: number;
}

/** Reads an order and locks it until the transaction ends. @throws OrderNotFound */
export async function lockOrderToEdit(tx: Tx, orderNumber: string): Promise<OrderToEdit> {
  const order = await lockOrder(tx, orderNumber);
  if (!order) throw new OrderNotFound();
  const payments = await lockPayments(tx, orderNumber);
  const keptPayment = payments.find(({ outcome }) => outcome === 'kept');
  const lines = await listOrderLines(tx, order.id);
  return {
    order,
    lines,
    closed: await findEditBlock(tx, order, { isAwaitingPayment: payments.some(({ outcome }) => outcome === null) }),
    paid: keptPayment ? await computeRefundable(tx, keptPayment) : null,
    reductions: order.invoiceNumber === null ? [] : await listReductions(tx, order.id, lines),
  };
}

/** Returns the credits of the current invoice, except those for cancelled pieces. */
async function listReductions(tx: Tx, orderId: number, lines: readonly OrderLineRow[]): Promise<Reduction[]> {
  const { left } = await getCreditableLines(tx, orderId);
  return lines.flatMap((line) => {
    const rest = left.find(({ orderLineId }) => orderLineId === line.id) ?? { quantity: 0, amount: 0 };
    const amount = line.total - rest.amount - computeShareOfPieces(line, { before: 0, count: line.cancelled });
    const quantity = Math.max(0, line.quantity - rest.quantity - line.cancelled);
    return amount > 0 ? [{ orderLineId: line.id, quantity, amount }] : [];
  });
}

async function findEditBlock(
  tx: Tx,
  { id, status }: PlacedOrderRow,
  { isAwaitingPayment }: { isAwaitingPayment: boolean },
): Promise<OrderPreview['closed']> {
  if (isAwaitingPayment) return 'awaiting-payment';
  if ((await listShipments(tx, id)).some((parcel) => parcel.status !== 'UNPACKED')) return 'packed';
  return status === 'CONFIRMED' || status === 'PENDING' ? null : 'over';
}

/** Lists the facts that the edit form shows. If they differ, another person has changed the order meanwhile. */
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
