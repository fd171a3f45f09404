import { InvalidInput } from '#kit/errors';
import { issueCreditNote, getCreditableLines } from '#modules/invoicing';
import { getCurrency } from '#modules/countries';
import {
  addOrderNote,
  computeShareOfPieces,
  listOrderLines,
  lockOrder,
  OrderNotFound,
  type OrderLineRow,
  type PlacedOrderRow,
} from '#modules/orders';
import { findAcceptedPayment, computeRefundable, listPayments, refundMoney, listRefunds } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { selectCashDue } from './carriers/cash-due.ts';
import { MoreThanWasPaid } from './errors.ts';
import { isPurchaseParcel, lockOrderWithParcels } from './shipments/lock-order-with-parcels.ts';
import { listShipments } from './shipments/list-shipments.ts';

/** A line of goods or a charge: whole pieces at the price paid, or an amount (minor units) as a price reduction. */
type LineToRefund = { orderLineId: number } & ({ pieces: number } | { amount: number });

interface Refunding {
  orderNumber: string;
  lines: readonly LineToRefund[];
  /** Pay-out details, if the money has to be sent manually. */
  payOut?: Record<string, string> | undefined;
}

/** The result of a refund: minor units, and the number of its credit note. */
interface RefundOfLines {
  amount: number;
  currency: string;
  creditNote: string | null;
}

/**
 * Refunds a part of an order without a return, for example for damaged or late goods. The pieces stay with the customer.
 * The refund never exceeds the remaining amount of the line; later returns refund accordingly less.
 * @throws OrderNotFound
 * @throws InvalidInput by line (`lines.0.amount`), MoreThanWasPaid for the order
 */
export async function refundLines(db: Db, { orderNumber, lines: requestedLines, payOut }: Refunding): Promise<RefundOfLines> {
  return inTransaction(db, async (tx) => {
    const { order, goods, charges } = await lockOrderWithParcels(tx, orderNumber);
    const { left, rounding } = await getCreditableLines(tx, order.id);
    const lines = requestedLines.map((one, index) => toCreditLine(one, { index, lines: [...goods, ...charges], left }));
    const isLast = left.every(({ orderLineId, amount }) => lines.find((line) => line.orderLineId === orderLineId)?.amount === amount);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0) + (isLast ? rounding : 0);
    const refundable = await getRefundableAmount(tx, order);
    if (amount < 1 || amount > refundable) throw new MoreThanWasPaid({ orderNumber, left: refundable, requested: amount, currency: order.currency });
    const earlier = await listRefunds(tx, orderNumber);
    const cause = `refund ${orderNumber} ${earlier.filter((refund) => refund.cause.startsWith('refund ')).length + 1}`;
    await refundMoney(tx, { reference: orderNumber, currency: order.currency, amount, cause, payOut });
    // The counter row is contended, so this is the last statement.
    return { amount, currency: order.currency, creditNote: await issueCreditNote(tx, { orderId: order.id, cause, lines }) };
  });
}

/**
 * Calls {@link refundLines} for staff and stores their reason as a note of the order.
 * @throws OrderNotFound, InvalidInput, MoreThanWasPaid
 */
export async function refundWithReason(
  tx: Tx,
  { reason, actor, ...refunding }: Refunding & { reason: string; actor: string },
): Promise<RefundOfLines> {
  const order = await lockOrder(tx, refunding.orderNumber);
  if (!order) throw new OrderNotFound();
  await addOrderNote(tx, { orderId: order.id, text: `Refund: ${reason}`, author: actor });
  return refundLines(tx, refunding);
}

interface Known {
  index: number;
  lines: readonly OrderLineRow[];
  left: readonly { orderLineId: number; quantity: number; amount: number }[];
}

function toCreditLine(requestedLine: LineToRefund, { index, lines, left }: Known): { orderLineId: number; quantity: number; amount: number } {
  const line = lines.find(({ id }) => id === requestedLine.orderLineId);
  const rest = left.find(({ orderLineId }) => orderLineId === requestedLine.orderLineId);
  const refuse = (field: string, message: string) => new InvalidInput([{ field: `lines.${index}.${field}`, code: 'left', params: { message } }]);
  if (!line || !rest) throw refuse('orderLineId', 'This item was already refunded in full');
  if ('amount' in requestedLine) {
    if (requestedLine.amount > rest.amount) throw refuse('amount', 'The amount is greater than the amount that can still be refunded for this item');
    return { orderLineId: line.id, quantity: 0, amount: requestedLine.amount };
  }
  if (requestedLine.pieces > rest.quantity) throw refuse('pieces', `At most ${rest.quantity} pieces of this item can still be refunded`);
  const share = computeShareOfPieces(line, { before: line.quantity - rest.quantity, count: requestedLine.pieces });
  // The last pieces take the remaining amount, minus earlier price reductions.
  return { orderLineId: line.id, quantity: requestedLine.pieces, amount: Math.min(share, rest.amount) };
}

/**
 * Returns the amount that was paid for an order and not yet refunded, by payment or by cash that carriers collected.
 * @returns minor units; 0 before anything was paid
 */
export async function getRefundableAmount(db: Db, order: PlacedOrderRow): Promise<number> {
  const paidPayment = await findAcceptedPayment(db, order.orderNumber);
  if (paidPayment) return computeRefundable(db, paidPayment);
  // Cash is paid with the last parcel. A provider payment that is not kept is refunded automatically.
  const isCollected = order.status === 'DELIVERED' || order.status === 'COMPLETED';
  if (!isCollected || (await listPayments(db, order.orderNumber)).some(({ status }) => status === 'paid')) return 0;
  const lines = await listOrderLines(db, order.id);
  const { cashStep } = await getCurrency(db, order.countryId, order.placedAt);
  const parts = { goods: lines.filter(({ kind }) => kind === 'goods'), charges: lines.filter(({ kind }) => kind !== 'goods') };
  const paid = selectCashDue({ ...parts, parcels: isPurchaseParcel({ parcels: await listShipments(db, order.id) }) }, cashStep);
  const given = (await listRefunds(db, order.orderNumber)).reduce((sum, { amount, paymentId }) => sum + (paymentId === null ? amount : 0), 0);
  return Math.max(paid - given, 0);
}
