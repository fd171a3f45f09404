import { restock, listCartVariants } from '#modules/catalog';
import { recordFit, type Fit } from '#modules/reviews';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { readPieces, type FindPieces } from '../describe-pieces.ts';
import type { AdminReturnAction } from './approve-return.ts';
import { lockReturn, type LockedReturn, type ReturnItemRow } from './lock-return.ts';
import { moveItems } from './move-items.ts';

/**
 * Records arrived items. Items fit for sale go back into stock; `too-small` and `too-large` are counted for the fit of the product.
 * @param isRestocked whether they can be sold again
 * @throws ReturnNotFound, ReturnCannotMove
 */
export async function receiveReturn(
  db: Db,
  { returnNumber, pieces, by, reason, isRestocked }: AdminReturnAction & { isRestocked: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const moving = { move: 'receive', pieces, actor: by, reason: reason ?? '', news: 'received' } as const;
    const received = await moveItems(tx, locked, moving, () => ({ isRestocked }));
    const findPieces = await readPieces(tx, { orderId: locked.order.id, languageId: locked.order.languageId });
    await reportFit(tx, { locked, received, findPieces });
    if (isRestocked) await returnToStock(tx, { locked, received, findPieces });
  });
}

interface Arrival {
  locked: LockedReturn;
  received: readonly ReturnItemRow[];
  findPieces: FindPieces;
}

const fitByReason: Readonly<Record<string, Fit>> = { 'too-small': 'small', 'too-large': 'large' };

/** Counts once per return and line, even if its pieces arrive separately. */
async function reportFit(tx: Tx, { locked, received, findPieces }: Arrival): Promise<void> {
  const reported = received.flatMap((item) => {
    const fit = fitByReason[item.reason];
    const variantId = findPieces(item)?.variantId;
    return fit && variantId ? [{ orderLineId: item.orderLineId, variantId, fit }] : [];
  });
  if (reported.length === 0) return;
  const variants = await listCartVariants(tx, { variantIds: reported.map(({ variantId }) => variantId), languageId: locked.order.languageId });
  for (const { orderLineId, variantId, fit } of reported) {
    const variant = variants.find((candidate) => candidate.variantId === variantId);
    if (!variant) continue;
    const reference = `${locked.request.returnNumber} ${orderLineId}`;
    await recordFit(tx, { productId: variant.productId, source: 'return', reference, fit, sizeId: variant.size.id });
  }
}

/** A deleted variant has no stock to return to. */
async function returnToStock(tx: Tx, { locked, received, findPieces }: Arrival): Promise<void> {
  const pieces = received.flatMap((item) => {
    const variantId = findPieces(item)?.variantId;
    return variantId ? [{ variantId, quantity: item.quantity }] : [];
  });
  if (pieces.length > 0) await restock(tx, { lines: pieces, reference: locked.request.returnNumber });
}
