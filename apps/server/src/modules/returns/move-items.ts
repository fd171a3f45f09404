import { eq } from 'drizzle-orm';
import { moved } from '#kit/life';
import type { Tx } from '#platform/transaction';
import { ReturnCannotMove, ReturnNotFound } from './errors.ts';
import type { LockedReturn, ReturnItemRow } from './lock-return.ts';
import { recordReturnEvents, type ReturnNews } from './return-events.ts';
import { returnItemLife, type ReturnItemMove, type ReturnItemStatus } from './return-life.ts';
import { returnItems, returnRequests } from './tables.ts';

/** Some pieces of an item; all of them where no quantity is given. */
export interface ItemPieces {
  itemId: number;
  quantity?: number | undefined;
}

export interface Moving {
  move: ReturnItemMove;
  /** Which; absent: all that may go there. */
  pieces?: readonly ItemPieces[] | undefined;
  /** Who moves them: `shopper`, `shop`, or a member of staff. */
  actor: string;
  reason?: string;
  news?: ReturnNews;
}

const next = (status: ReturnItemStatus, move: ReturnItemMove) => moved<ReturnItemStatus, ReturnItemMove>(returnItemLife, status, move);

/**
 * Moves items of a return along their life, and keeps who, when and why. Of an item that moves in part, the rest becomes an
 * item of its own and stays where it is.
 * @param more what else is known of an item now
 * @returns them as they are now
 * @throws ReturnNotFound if one of them is none of this return
 * @throws ReturnCannotMove if one may not, or none may
 */
export async function moveItems(
  tx: Tx,
  { request, items }: Pick<LockedReturn, 'request' | 'items'>,
  { move, pieces, actor, reason, news }: Moving,
  more: (item: ReturnItemRow) => Partial<Pick<ReturnItemRow, 'refund' | 'isRestocked'>> = () => ({}),
): Promise<ReturnItemRow[]> {
  const wanted: readonly ItemPieces[] = pieces ?? items.filter(({ status }) => next(status, move)).map(({ id }) => ({ itemId: id }));
  if (wanted.length === 0) throw new ReturnCannotMove(items.map(({ status }) => status).join(', '), move);
  const done: ReturnItemRow[] = [];
  const events = [];
  for (const { itemId, quantity } of wanted) {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new ReturnNotFound();
    const to = next(item.status, move);
    // What somebody withdrew from on its way is moved by its parcel alone.
    const isAwaited = request.kind === 'withdrawal' && item.status === 'Requested For Return' && actor !== 'shop';
    if (!to || isAwaited || done.some(({ id }) => id === itemId)) throw new ReturnCannotMove(item.status, move);
    const part = await split(tx, item, quantity ?? item.quantity);
    const change = { quantity: part, status: to, ...more({ ...item, quantity: part }) };
    await tx.update(returnItems).set(change).where(eq(returnItems.id, itemId));
    done.push({ ...item, ...change });
    events.push({ itemId, from: item.status, to });
  }
  await recordReturnEvents(tx, { requestId: request.id, events, actor, reason, news });
  return done;
}

/** Leaves that many pieces of an item in it. @returns how many there are then */
async function split(tx: Tx, { id: _, ...item }: ReturnItemRow, quantity: number): Promise<number> {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > item.quantity) {
    throw new RangeError(`an item of ${item.quantity} pieces has no ${quantity}`);
  }
  if (quantity < item.quantity) await tx.insert(returnItems).values({ ...item, quantity: item.quantity - quantity });
  return quantity;
}

const open: readonly ReturnItemStatus[] = ['Requested For Return', 'APPROVED', 'RECEIVED'];
export const isOpen = ({ status }: { status: ReturnItemStatus }): boolean => open.includes(status);

/** Forgets where money was to go once nothing is left that could need it. */
export async function forgetPayOutIfDone(tx: Tx, requestId: number): Promise<void> {
  const items = await tx.select({ status: returnItems.status }).from(returnItems).where(eq(returnItems.requestId, requestId));
  if (!items.some(isOpen)) await tx.update(returnRequests).set({ payOut: null }).where(eq(returnRequests.id, requestId));
}
