import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { changeCart } from '../change-cart.ts';
import { LineNotFound } from '../errors.ts';
import { cartLines } from '../tables.ts';

/** Removes a line from a cart. @throws CartNotFound, LineNotFound */
export async function removeLine(
  db: Db,
  { cartId, countryId, lineId }: { cartId: string; countryId?: number | undefined; lineId: number },
): Promise<void> {
  await changeCart(db, { cartId, countryId }, async (tx) => {
    const removed = await tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)))
      .returning({ id: cartLines.id });
    if (removed.length === 0) throw new LineNotFound();
  });
}
