import { defaultLanguageId } from '@selvedge/i18n';
import { and, eq } from 'drizzle-orm';
import { SoldOut, listCartVariants } from '#modules/catalog';
import { getCurrentPrices } from '#modules/pricing';
import type { Db } from '#platform/database';
import { changeCart } from '../change-cart.ts';
import { LineNotFound } from '../errors.ts';
import { removeLine } from './remove-line.ts';
import { cartLines } from '../tables.ts';

interface LineChange {
  cartId: string;
  countryId?: number | undefined;
  lineId: number;
  /** The new quantity; 0 removes the line. */
  quantity: number;
}

/**
 * Sets the quantity of a line. Its current price counts as shown.
 * @throws CartNotFound, LineNotFound, SoldOut if there are fewer pieces: the line stays unchanged
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
    const [variant] = await listCartVariants(tx, { variantIds: [line.variantId], languageId: defaultLanguageId });
    const available = variant?.isSellable ? Math.max(0, variant.free + line.held) : 0;
    // A lower quantity is always accepted, so that a line with too many pieces can be corrected.
    if (available < quantity && quantity >= line.quantity) throw new SoldOut({ variantId: line.variantId, available });
    const price = (await getCurrentPrices(tx, { variantIds: [line.variantId], countryId: cart.countryId })).get(line.variantId);
    await tx
      .update(cartLines)
      .set({ quantity, ...(price && { shownPrice: price.discount }) })
      .where(ofLine);
  });
}
