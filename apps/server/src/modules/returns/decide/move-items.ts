import { eq } from 'drizzle-orm';
import { findNextState } from '#kit/transitions';
import type { Tx } from '#platform/transaction';
import { ReturnCannotMove, ReturnNotFound } from '../errors.ts';
import type { LockedReturn, ReturnItemRow } from './lock-return.ts';
import { recordReturnEvents, type ReturnNotification } from '../return-events.ts';
import { isOpen, returnItemTransitions, type ReturnItemMove, type ReturnItemStatus } from '../return-transitions.ts';
import { returnItems, returnRequests } from '../tables.ts';

/** Some pieces of an item; all of them without a quantity. */
export interface ItemPieces {
  itemId: number;
  quantity?: number | undefined;
}

export interface Moving {
  move: ReturnItemMove;
  /** Absent: all items that allow the transition. */
  pieces?: readonly ItemPieces[] | undefined;
  /** The acting person: `shopper`, `shop`, or a staff member. */
  actor: string;
  reason?: string;
  news?: ReturnNotification;
}

const getNextStatus = (status: ReturnItemStatus, move: ReturnItemMove) =>
  findNextState<ReturnItemStatus, ReturnItemMove>(returnItemTransitions, status, move);

/**
 * Moves items of a return to their next state, and stores actor, time and reason. If only some pieces of an item move, the rest
 * becomes a separate item in the old state.
 * @param more additional columns to set on an item
 * @returns the items after the move
 * @throws ReturnNotFound if an item belongs to another return
 * @throws ReturnCannotMove if an item may not move, or none may
 */
export async function moveItems(
  tx: Tx,
  { request, items }: Pick<LockedReturn, 'request' | 'items'>,
  { move, pieces, actor, reason, news }: Moving,
  more: (item: ReturnItemRow) => Partial<Pick<ReturnItemRow, 'refund' | 'isRestocked'>> = () => ({}),
): Promise<ReturnItemRow[]> {
  const wanted: readonly ItemPieces[] = pieces ?? items.filter(({ status }) => getNextStatus(status, move)).map(({ id }) => ({ itemId: id }));
  if (wanted.length === 0) throw new ReturnCannotMove(items.map(({ status }) => status).join(', '), move);
  const done: ReturnItemRow[] = [];
  const events = [];
  for (const { itemId, quantity } of wanted) {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new ReturnNotFound();
    const to = getNextStatus(item.status, move);
    // An item of a withdrawal still in delivery moves only with its parcel.
    const isExpected = request.kind === 'withdrawal' && item.status === 'Requested For Return' && actor !== 'shop';
    if (!to || isExpected || done.some(({ id }) => id === itemId)) throw new ReturnCannotMove(item.status, move);
    const part = await split(tx, item, quantity ?? item.quantity);
    const change = { quantity: part, status: to, ...more({ ...item, quantity: part }) };
    await tx.update(returnItems).set(change).where(eq(returnItems.id, itemId));
    done.push({ ...item, ...change });
    events.push({ itemId, from: item.status, to });
  }
  await recordReturnEvents(tx, { requestId: request.id, events, actor, reason, news });
  return done;
}

/**
 * Reduces an item to a number of pieces; the rest becomes a new item.
 * @returns the number of pieces
 */
async function split(tx: Tx, { id: _, ...item }: ReturnItemRow, quantity: number): Promise<number> {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > item.quantity) {
    throw new RangeError(`${quantity} pieces are not a valid part of an item of ${item.quantity}`);
  }
  if (quantity < item.quantity) await tx.insert(returnItems).values({ ...item, quantity: item.quantity - quantity });
  return quantity;
}

/** Deletes the pay-out details once no open item needs them. */
export async function deletePayOutIfDone(tx: Tx, requestId: number): Promise<void> {
  const items = await tx.select({ status: returnItems.status }).from(returnItems).where(eq(returnItems.requestId, requestId));
  if (!items.some(isOpen)) await tx.update(returnRequests).set({ payOut: null }).where(eq(returnRequests.id, requestId));
}
