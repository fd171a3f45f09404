import { eq, inArray } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { issueCreditNote, getCreditableLines, limitToCreditable } from '#modules/invoicing';
import { listOrderLines, type OrderLineRow } from '#modules/orders';
import { refundMoney } from '#modules/payments';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { AdminReturnAction } from './approve-return.ts';
import { releaseExchangeStock } from './release-exchange-stock.ts';
import { lockReturn, type LockedReturn, type ReturnItemRow, type ReturnRequestRow } from './lock-return.ts';
import { deletePayOutIfDone, moveItems } from './move-items.ts';
import { splitChargeRefunds, isAllBack, computeRefundAmounts, type LineRefund } from '../amounts/compute-refund-amounts.ts';
import { returnItems, returnRequests } from '../tables.ts';

/** The result of a refund. */
export interface ReturnRefund {
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null if nothing had been paid for it. */
  creditNote: string | null;
}

/** An amount withheld from an item's refund for its loss in value; minor units. */
export interface Deduction {
  itemId: number;
  amount: number;
}

/**
 * Refunds arrived items minus deductions: exactly what was paid for them, after their share of discounts. The first refund of a
 * withdrawal includes its delivery charges, as does the last one of a return of the whole order. Releases stock held for an exchange.
 * @throws ReturnNotFound, ReturnCannotMove
 * @throws InvalidInput if a deduction exceeds the refund of its item
 * @throws RefundTooLarge if the refund exceeds the remaining amount of the payment
 */
export async function refundReturn(
  db: Db,
  { returnNumber, pieces, by, reason, deductions = [] }: AdminReturnAction & { deductions?: readonly Deduction[] | undefined },
): Promise<ReturnRefund> {
  return inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const { order, request } = locked;
    const lines = await listOrderLines(tx, order.id);
    const all = await listReturnsOfOrder(tx, order.id);
    const refunded = await moveItems(tx, locked, { move: 'refund', pieces: pieces ?? listRefundableItems(locked), actor: by, reason: reason ?? '' });
    const whole = computeRefundAmounts(refunded, { lines, earlier: all.items });
    // An earlier price reduction for a defect is no longer refundable.
    const left = await getCreditableLines(tx, order.id);
    const goods = limitToCreditable(
      whole.map((refund, index) => ({ ...refund, amount: subtractDeduction(refund.amount, refunded[index]?.id, deductions) })),
      left,
    );
    for (const [index, item] of refunded.entries()) {
      await tx
        .update(returnItems)
        .set({ refund: goods[index]?.amount ?? 0 })
        .where(eq(returnItems.id, item.id));
    }
    const now = await listReturnsOfOrder(tx, order.id);
    const isChargeDue = areChargesRefunded(request, now.items) && !areChargesRefunded(request, all.items);
    const charges = isChargeDue ? limitToCreditable(splitChargeRefunds(request.deliveryRefund, lines), left) : [];
    const refunds = [...goods, ...charges];
    const isWhole = sumRefunds(goods) === sumRefunds(whole);
    const rounding = isWhole && isAllBack(goods, { lines, earlier: all.items, chargesBack: sumRefundedCharges(now) }) ? left.rounding : 0;
    const amount = sumRefunds(refunds) + rounding;
    await releaseExchangeStock(
      tx,
      // No stock is held for an exchange that failed.
      refunded.filter(({ id, wish }) => wish === 'exchange' && locked.items.some((item) => item.id === id && item.status === 'RECEIVED')),
      request.returnNumber,
    );
    await deletePayOutIfDone(tx, request.id);
    const cause = `return ${request.returnNumber} ${refunded.map(({ id }) => id).join('+')}`;
    if (amount > 0) {
      const { orderNumber: reference, currency } = order;
      await refundMoney(tx, { reference, currency, amount, cause, ...(request.payOut && { payOut: request.payOut }) });
    }
    // The counter row is contended, so this is the last statement.
    const creditNote = sumRefunds(refunds) > 0 ? await issueCreditNote(tx, { orderId: order.id, cause, lines: mergeByLine(refunds, lines) }) : null;
    return { amount, currency: order.currency, creditNote };
  });
}

function subtractDeduction(amount: number, itemId: number | undefined, deductions: readonly Deduction[]): number {
  const index = deductions.findIndex((deduction) => deduction.itemId === itemId);
  const retained = deductions[index]?.amount ?? 0;
  if (retained > amount) throw new InvalidInput([{ field: `deductions.${index}.amount`, code: 'max', params: { max: amount } }]);
  return amount - retained;
}

/** Returns the arrived items that the customer wants refunded. */
const listRefundableItems = ({ items }: LockedReturn) =>
  items.filter(({ wish, status }) => wish === 'refund' && status === 'RECEIVED').map(({ id }) => ({ itemId: id }));

interface OrderReturns {
  requests: ReturnRequestRow[];
  items: ReturnItemRow[];
}

async function listReturnsOfOrder(tx: Tx, orderId: number): Promise<OrderReturns> {
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

/** Returns the refunded charges of all returns. */
const sumRefundedCharges = ({ requests, items }: OrderReturns): number =>
  requests.reduce((sum, request) => sum + (areChargesRefunded(request, items) ? request.deliveryRefund : 0), 0);

/** Whether the charges of a return are refunded: with the first item of a withdrawal, and with the last of a return of the whole order. */
function areChargesRefunded({ id, kind }: ReturnRequestRow, items: readonly ReturnItemRow[]): boolean {
  const own = items.filter(({ requestId }) => requestId === id);
  const isRefunded = ({ status }: ReturnItemRow) => status === 'REFUNDED';
  return kind === 'withdrawal' ? own.some(isRefunded) : own.every(isRefunded);
}

/** Merges refunds into one credit note line per order line. */
const mergeByLine = (refunds: readonly LineRefund[], lines: readonly OrderLineRow[]): LineRefund[] =>
  lines.flatMap(({ id }) => {
    const ofLine = refunds.filter(({ orderLineId }) => orderLineId === id);
    if (ofLine.length === 0) return [];
    return [{ orderLineId: id, quantity: ofLine.reduce((sum, { quantity }) => sum + quantity, 0), amount: sumRefunds(ofLine) }];
  });

const sumRefunds = (refunds: readonly LineRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
