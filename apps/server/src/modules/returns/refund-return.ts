import { eq, inArray } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { issueCreditNote, leftToCredit, withinLeft } from '#modules/invoicing';
import { linesOfOrder, type OrderLineRow } from '#modules/orders';
import { refundMoney } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { StaffWork } from './approve-return.ts';
import { letGo } from './let-go.ts';
import { lockReturn, type LockedReturn, type ReturnItemRow, type ReturnRequestRow } from './lock-return.ts';
import { forgetPayOutIfDone, moveItems } from './move-items.ts';
import { chargeRefunds, isAllBack, refundAmounts, type LineRefund } from './refund-amounts.ts';
import { returnItems, returnRequests } from './tables.ts';

/** What a refund came to. */
export interface ReturnRefund {
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null where nothing had been paid for it. */
  creditNote: string | null;
}

/** What is kept back of an item's money, for what it has lost in worth; minor units. */
export interface Deduction {
  itemId: number;
  amount: number;
}

/**
 * Gives the money back for what has arrived, less what is deducted: to the minor unit what was paid for it, its share of discounts taken off. With the
 * first of a withdrawal go its delivery charges. What had been wished for in another size is free again.
 * @throws ReturnNotFound, ReturnCannotMove
 * @throws InvalidInput for a deduction of more than goes back for its item
 * @throws RefundTooLarge if more would go back than was kept
 */
export async function refundReturn(
  db: Db,
  { returnNumber, pieces, by, reason, deductions = [] }: StaffWork & { deductions?: readonly Deduction[] | undefined },
): Promise<ReturnRefund> {
  return inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const { order, request } = locked;
    const lines = await linesOfOrder(tx, order.id);
    const all = await returnsOfOrder(tx, order.id);
    const refunded = await moveItems(tx, locked, { move: 'refund', pieces: pieces ?? wishedFor(locked), actor: by, reason: reason ?? '' });
    const whole = refundAmounts(refunded, { lines, earlier: all.items });
    // What was given back for a flaw before is no part of it any more.
    const left = await leftToCredit(tx, order.id);
    const goods = withinLeft(
      whole.map((refund, index) => ({ ...refund, amount: afterDeduction(refund.amount, refunded[index]?.id, deductions) })),
      left,
    );
    for (const [index, item] of refunded.entries()) {
      await tx
        .update(returnItems)
        .set({ refund: goods[index]?.amount ?? 0 })
        .where(eq(returnItems.id, item.id));
    }
    const charges = locked.items.some(({ status }) => status === 'REFUNDED') ? [] : withinLeft(chargeRefunds(request.deliveryRefund, lines), left);
    const refunds = [...goods, ...charges];
    const isWhole = sumOf(goods) === sumOf(whole);
    const rounding = isWhole && isAllBack(goods, { lines, earlier: all.items, chargesBack: chargesBack(all, request) }) ? order.rounding : 0;
    const amount = sumOf(refunds) + rounding;
    await letGo(
      tx,
      refunded.filter(({ wish }) => wish === 'exchange'),
      request.returnNumber,
    );
    await forgetPayOutIfDone(tx, request.id);
    const cause = `return ${request.returnNumber} ${refunded.map(({ id }) => id).join('+')}`;
    if (amount > 0) {
      const { orderNumber: reference, currency } = order;
      await refundMoney(tx, { reference, currency, amount, cause, ...(request.payOut && { payOut: request.payOut }) });
    }
    // Its counter is hot: nothing comes after it.
    const creditNote = sumOf(refunds) > 0 ? await issueCreditNote(tx, { orderId: order.id, cause, lines: perLine(refunds, lines) }) : null;
    return { amount, currency: order.currency, creditNote };
  });
}

function afterDeduction(amount: number, itemId: number | undefined, deductions: readonly Deduction[]): number {
  const index = deductions.findIndex((deduction) => deduction.itemId === itemId);
  const kept = deductions[index]?.amount ?? 0;
  if (kept > amount) throw new InvalidInput([{ field: `deductions.${index}.amount`, code: 'max', params: { max: amount } }]);
  return amount - kept;
}

/** What has arrived and is not wished for in another size. */
const wishedFor = ({ items }: LockedReturn) =>
  items.filter(({ wish, status }) => wish === 'refund' && status === 'RECEIVED').map(({ id }) => ({ itemId: id }));

interface OrderReturns {
  requests: ReturnRequestRow[];
  items: ReturnItemRow[];
}

async function returnsOfOrder(tx: Tx, orderId: number): Promise<OrderReturns> {
  const requests = await tx.select().from(returnRequests).where(eq(returnRequests.orderId, orderId));
  const items = await tx
    .select()
    .from(returnItems)
    .where(
      inArray(
        returnItems.requestId,
        requests.map(({ id }) => id),
      ),
    );
  return { requests, items };
}

/** What goes back beside the goods, and what has gone with earlier returns. */
const chargesBack = ({ requests, items }: OrderReturns, { id: now }: ReturnRequestRow): number =>
  requests
    .filter(({ id }) => id === now || items.some(({ requestId, status }) => requestId === id && status === 'REFUNDED'))
    .reduce((sum, { deliveryRefund }) => sum + deliveryRefund, 0);

/** One line of the credit note for each of the order's, however many returned items came of it. */
const perLine = (refunds: readonly LineRefund[], lines: readonly OrderLineRow[]): LineRefund[] =>
  lines.flatMap(({ id }) => {
    const ofLine = refunds.filter(({ orderLineId }) => orderLineId === id);
    if (ofLine.length === 0) return [];
    return [{ orderLineId: id, quantity: ofLine.reduce((sum, { quantity }) => sum + quantity, 0), amount: sumOf(ofLine) }];
  });

const sumOf = (refunds: readonly LineRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
