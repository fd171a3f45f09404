import { restock, variantsForCart } from '#modules/catalog';
import { linesOfOrder, type OrderLineRow } from '#modules/orders';
import { recordFit, type Fit } from '#modules/reviews';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { StaffWork } from './approve-return.ts';
import { lockReturn, type LockedReturn, type ReturnItemRow } from './lock-return.ts';
import { moveItems } from './move-items.ts';

/**
 * Notes what has arrived. What can be sold again goes back on the shelf; whether it was too small or too large is counted for
 * how the garment fits.
 * @param isRestocked whether it can be sold again
 * @throws ReturnNotFound, ReturnCannotMove
 */
export async function receiveReturn(db: Db, { returnNumber, pieces, by, reason, isRestocked }: StaffWork & { isRestocked: boolean }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const moving = { move: 'receive', pieces, actor: by, reason: reason ?? '', news: 'received' } as const;
    const received = await moveItems(tx, locked, moving, () => ({ isRestocked }));
    const lines = await linesOfOrder(tx, locked.order.id);
    await reportFit(tx, { locked, received, lines });
    if (isRestocked) await shelve(tx, { locked, received, lines });
  });
}

interface Arrival {
  locked: LockedReturn;
  received: readonly ReturnItemRow[];
  lines: readonly OrderLineRow[];
}

const fitOf: Readonly<Record<string, Fit>> = { 'too-small': 'small', 'too-large': 'large' };

/** Once per return and line, however many pieces come and when. */
async function reportFit(tx: Tx, { locked, received, lines }: Arrival): Promise<void> {
  const told = received.flatMap(({ orderLineId, reason }) => {
    const fit = fitOf[reason];
    const variantId = lines.find(({ id }) => id === orderLineId)?.variantId;
    return fit && variantId ? [{ orderLineId, variantId, fit }] : [];
  });
  if (told.length === 0) return;
  const variants = await variantsForCart(tx, { variantIds: told.map(({ variantId }) => variantId), languageId: locked.order.languageId });
  for (const { orderLineId, variantId, fit } of told) {
    const variant = variants.find((candidate) => candidate.variantId === variantId);
    if (!variant) continue;
    const reference = `${locked.request.returnNumber} ${orderLineId}`;
    await recordFit(tx, { productId: variant.productId, source: 'return', reference, fit, sizeId: variant.size.id });
  }
}

/** A variant that is no more has no shelf. */
async function shelve(tx: Tx, { locked, received, lines }: Arrival): Promise<void> {
  const pieces = received.flatMap(({ orderLineId, quantity }) => {
    const variantId = lines.find(({ id }) => id === orderLineId)?.variantId;
    return variantId ? [{ variantId, quantity }] : [];
  });
  if (pieces.length > 0) await restock(tx, { lines: pieces, reference: locked.request.returnNumber });
}
