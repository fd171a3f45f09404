import { InvalidInput } from '#kit/errors';
import { issueCreditNote, leftToCredit } from '#modules/invoicing';
import { currencyOn } from '#modules/countries';
import { linesOfOrder, shareOfPieces, type OrderLineRow, type PlacedOrderRow } from '#modules/orders';
import { keptPayment, leftOf, paymentsOf, refundMoney, refundsOf } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { cashDue } from './cash-due.ts';
import { MoreThanWasPaid } from './errors.ts';
import { boughtParcels, lockOrderInHand } from './lock-order-in-hand.ts';
import { shipmentsOf } from './shipments-of.ts';

/** Of a line, goods or a charge: whole pieces at what was paid for them, or an amount (minor units) for what is kept. */
type LineToRefund = { orderLineId: number } & ({ pieces: number } | { amount: number });

interface Refunding {
  orderNumber: string;
  lines: readonly LineToRefund[];
  /** Where it goes if it has to be sent by hand. */
  payOut?: Record<string, string> | undefined;
}

/** What a refund came to: minor units, and the number of its credit note. */
interface RefundOfLines {
  amount: number;
  currency: string;
  creditNote: string | null;
}

/**
 * Gives a part of an order's money back though nothing comes back: for what arrived damaged, or too late. Its pieces stay where
 * they are. Never more goes back than was paid for the line and is still left of it; what returns give back later is less by that.
 * @throws OrderNotFound
 * @throws InvalidInput by line (`lines.0.amount`), MoreThanWasPaid for the order
 */
export async function refundLines(db: Db, { orderNumber, lines: asked, payOut }: Refunding): Promise<RefundOfLines> {
  return inTransaction(db, async (tx) => {
    const { order, goods, charges } = await lockOrderInHand(tx, orderNumber);
    const { left, rounding } = await leftToCredit(tx, order.id);
    const lines = asked.map((one, index) => creditOf(one, { index, lines: [...goods, ...charges], left }));
    const isLast = left.every(({ orderLineId, amount }) => lines.find((line) => line.orderLineId === orderLineId)?.amount === amount);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0) + (isLast ? rounding : 0);
    const most = await paidAndLeft(tx, order);
    if (amount < 1 || amount > most) throw new MoreThanWasPaid({ orderNumber, left: most, asked: amount, currency: order.currency });
    const earlier = await refundsOf(tx, orderNumber);
    const cause = `refund ${orderNumber} ${earlier.filter((refund) => refund.cause.startsWith('refund ')).length + 1}`;
    await refundMoney(tx, { reference: orderNumber, currency: order.currency, amount, cause, payOut });
    // Its counter is hot: nothing comes after it.
    return { amount, currency: order.currency, creditNote: await issueCreditNote(tx, { orderId: order.id, cause, lines }) };
  });
}

interface Known {
  index: number;
  lines: readonly OrderLineRow[];
  left: readonly { orderLineId: number; quantity: number; amount: number }[];
}

function creditOf(asked: LineToRefund, { index, lines, left }: Known): { orderLineId: number; quantity: number; amount: number } {
  const line = lines.find(({ id }) => id === asked.orderLineId);
  const rest = left.find(({ orderLineId }) => orderLineId === asked.orderLineId);
  const refuse = (field: string, message: string) => new InvalidInput([{ field: `lines.${index}.${field}`, code: 'left', params: { message } }]);
  if (!line || !rest) throw refuse('orderLineId', 'Nothing is left of this line');
  if ('amount' in asked) {
    if (asked.amount > rest.amount) throw refuse('amount', 'More than is left of this line');
    return { orderLineId: line.id, quantity: 0, amount: asked.amount };
  }
  if (asked.pieces > rest.quantity) throw refuse('pieces', `No more than ${rest.quantity} pieces are left of this line`);
  const share = shareOfPieces(line, { before: line.quantity - rest.quantity, count: asked.pieces });
  // The last pieces take what is left, less what they were made cheaper by before.
  return { orderLineId: line.id, quantity: asked.pieces, amount: Math.min(share, rest.amount) };
}

/**
 * What has been paid for an order and not gone back: what is left of its payment, or of the cash that carriers have collected.
 * @returns minor units; 0 before anything was paid
 */
export async function paidAndLeft(db: Db, order: PlacedOrderRow): Promise<number> {
  const kept = await keptPayment(db, order.orderNumber);
  if (kept) return leftOf(db, kept);
  // Cash is paid to the carrier with the last parcel; what came through a provider and is not kept goes back by itself.
  const isCollected = order.status === 'DELIVERED' || order.status === 'COMPLETED';
  if (!isCollected || (await paymentsOf(db, order.orderNumber)).some(({ status }) => status === 'paid')) return 0;
  const lines = await linesOfOrder(db, order.id);
  const { cashStep } = await currencyOn(db, order.countryId, order.placedAt);
  const parts = { goods: lines.filter(({ kind }) => kind === 'goods'), charges: lines.filter(({ kind }) => kind !== 'goods') };
  const paid = cashDue({ order, ...parts, parcels: boughtParcels({ parcels: await shipmentsOf(db, order.id) }) }, cashStep);
  const given = (await refundsOf(db, order.orderNumber)).reduce((sum, { amount, paymentId }) => sum + (paymentId === null ? amount : 0), 0);
  return Math.max(paid - given, 0);
}
