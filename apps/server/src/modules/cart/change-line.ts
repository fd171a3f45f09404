import { and, eq } from 'drizzle-orm';
import { SoldOut, variantsForCart } from '#modules/catalog';
import { pricesFor } from '#modules/pricing';
import type { Db } from '#platform/database';
import { changeCart } from './change-cart.ts';
import { LineNotFound } from './errors.ts';
import { removeLine } from './remove-line.ts';
import { cartLines } from './tables.ts';

interface LineChange {
  cartId: string;
  countryId?: number | undefined;
  lineId: number;
  /** Pieces; 0 takes the line out. */
  quantity: number;
}

/**
 * Sets how many pieces of a line are wanted. The price it has now counts as shown.
 * @throws CartNotFound, LineNotFound, SoldOut if there are fewer: the line stays as it was
 */
export async function changeLine(db: Db, { cartId, countryId, lineId, quantity }: LineChange): Promise<void> {
  if (quantity === 0) return removeLine(db, { cartId, countryId, lineId });
  await changeCart(db, { cartId, countryId }, async (tx, cart) => {
    const ofLine = and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId));
    const [line] = await tx
      .select({ variantId: cartLines.variantId, quantity: cartLines.quantity, held: cartLines.held })
      .from(cartLines)
      .where(ofLine);
    if (!line) throw new LineNotFound();
    const [variant] = await variantsForCart(tx, { variantIds: [line.variantId], languageId: 1 });
    const available = variant?.isSellable ? Math.max(0, variant.free + line.held) : 0;
    // Wanting fewer is always heard: it is the way out of a line that asks for too many.
    if (available < quantity && quantity >= line.quantity) throw new SoldOut({ variantId: line.variantId, available });
    const price = (await pricesFor(tx, { variantIds: [line.variantId], countryId: cart.countryId })).get(line.variantId);
    await tx
      .update(cartLines)
      .set({ quantity, ...(price && { shownPrice: price.discount }) })
      .where(ofLine);
  });
}
