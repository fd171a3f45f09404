import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { variantsForCart } from '#modules/catalog';
import { pricesFor } from '#modules/pricing';
import type { Tx } from '#platform/transaction';
import { changeCart } from './change-cart.ts';
import { maxLines, maxQuantity } from './contract.ts';
import { cartLines } from './tables.ts';

/** What is to be put into a cart. */
export interface Piece {
  variantId: number;
  quantity: number;
  /** Minor units; left out: what it costs now. */
  shownPrice?: number;
  /** Pieces of it that an unpaid order holds for this cart. */
  held?: number;
}

/** What became of it. */
export interface PutPiece {
  variantId: number;
  name: string;
  /** Pieces in the cart before, and now; `wanted` is what there would be if all of it could be had. */
  before: number;
  wanted: number;
  quantity: number;
}

/**
 * Puts several things into a cart at once, each as far as stock, `maxQuantity` and `maxLines` go: nothing is refused, and
 * what lies there already never grows less. The same few queries however many they are.
 * @param pieces of each variant once
 * @param languageId of the names in the answer
 */
export async function putPieces(
  tx: Tx,
  { cartId, pieces, languageId }: { cartId: string; pieces: readonly Piece[]; languageId: number },
): Promise<PutPiece[]> {
  if (pieces.length === 0) return [];
  return changeCart(tx, { cartId }, async (inner, { countryId }) => {
    const present = await inner.select().from(cartLines).where(eq(cartLines.cartId, cartId));
    const variantIds = pieces.map(({ variantId }) => variantId);
    const variants = await variantsForCart(inner, { variantIds, languageId });
    const prices = await pricesFor(inner, { variantIds, countryId });
    let room = maxLines - present.length;
    const put = pieces.map((piece) => {
      const line = present.find(({ variantId }) => variantId === piece.variantId);
      const variant = variants.find(({ variantId }) => variantId === piece.variantId);
      const price = prices.get(piece.variantId);
      const before = line?.quantity ?? 0;
      const held = (line?.held ?? 0) + (piece.held ?? 0);
      const available = variant?.isSellable && price ? Math.max(0, variant.free + held) : 0;
      const wanted = before + piece.quantity;
      const possible = Math.max(before, Math.min(wanted, available, maxQuantity));
      const quantity = line || room > 0 ? possible : 0;
      if (!line && quantity > 0) room -= 1;
      const row = {
        cartId,
        productId: variant?.productId ?? 0,
        variantId: piece.variantId,
        quantity,
        held,
        shownPrice: piece.shownPrice ?? price?.discount ?? 0,
      };
      return { row, told: { variantId: piece.variantId, name: variant?.name ?? '', before, wanted, quantity } };
    });
    const rows = put.filter(({ row, told }) => row.quantity > told.before || (row.quantity > 0 && row.held > 0)).map(({ row }) => row);
    if (rows.length > 0)
      await inner
        .insert(cartLines)
        .values(rows.map((row) => ({ ...row, addedAt: now() })))
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: taken });
    return put.map(({ told }) => told);
  });
}

const taken = { quantity: sql`excluded.quantity`, held: sql`excluded.held`, shownPrice: sql`excluded.shown_price` };
