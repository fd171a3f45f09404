import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { listCartVariants } from '#modules/catalog';
import { getCurrentPrices } from '#modules/pricing';
import type { Tx } from '#platform/transaction';
import { changeCart } from '../change-cart.ts';
import { maxLines, maxQuantity } from '../contract.ts';
import { cartLines } from '../tables.ts';

/** A quantity of a variant to add to a cart. */
export interface Piece {
  variantId: number;
  quantity: number;
  /** Minor units; default: the current price. */
  shownPrice?: number;
  /** Pieces that an unpaid order holds for this cart. */
  held?: number;
}

/** The result for one variant. */
export interface MergedPiece {
  variantId: number;
  name: string;
  /** Pieces in the cart before and now; `wanted` is the quantity without limits. */
  before: number;
  wanted: number;
  quantity: number;
}

/**
 * Adds several variants to a cart, each limited by stock, `maxQuantity` and `maxLines`. Nothing is refused, and existing quantities are not
 * reduced. A constant number of queries.
 * @param pieces each variant once
 * @param languageId the language of names in the result
 */
export async function mergePieces(
  tx: Tx,
  { cartId, pieces, languageId }: { cartId: string; pieces: readonly Piece[]; languageId: number },
): Promise<MergedPiece[]> {
  if (pieces.length === 0) return [];
  return changeCart(tx, { cartId }, async (inner, { countryId }) => {
    const present = await inner.select().from(cartLines).where(eq(cartLines.cartId, cartId));
    const variantIds = pieces.map(({ variantId }) => variantId);
    const variants = await listCartVariants(inner, { variantIds, languageId });
    const prices = await getCurrentPrices(inner, { variantIds, countryId });
    let freeLines = maxLines - present.length;
    const put = pieces.map((piece) => {
      const line = present.find(({ variantId }) => variantId === piece.variantId);
      const variant = variants.find(({ variantId }) => variantId === piece.variantId);
      const facts = { line, variant, price: prices.get(piece.variantId), hasRoom: line !== undefined || freeLines > 0 };
      const { row, merged } = mergePiece(piece, facts);
      if (!line && merged.quantity > 0) freeLines -= 1;
      return { row: { ...row, cartId }, merged };
    });
    const rows = put.filter(({ row, merged }) => row.quantity > merged.before || (row.quantity > 0 && row.held > 0)).map(({ row }) => row);
    if (rows.length > 0)
      await inner
        .insert(cartLines)
        .values(rows.map((row) => ({ ...row, addedAt: now() })))
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: updatedColumns });
    return put.map(({ merged }) => merged);
  });
}

interface PieceFacts {
  line: Pick<typeof cartLines.$inferSelect, 'quantity' | 'held'> | undefined;
  variant: Awaited<ReturnType<typeof listCartVariants>>[number] | undefined;
  price: { discount: number } | undefined;
  /** Whether the cart has a line for the piece, or can get one more line. */
  hasRoom: boolean;
}

function mergePiece({ variantId, quantity: added, ...piece }: Piece, { line, variant, price, hasRoom }: PieceFacts) {
  const { quantity: before, held: heldBefore } = line ?? { quantity: 0, held: 0 };
  const held = heldBefore + (piece.held ?? 0);
  const available = variant?.isSellable && price ? Math.max(0, variant.free + held) : 0;
  const wanted = before + added;
  const quantity = hasRoom ? Math.max(before, Math.min(wanted, available, maxQuantity)) : 0;
  const { productId, name } = variant ?? { productId: 0, name: '' };
  const merged: MergedPiece = { variantId, name, before, wanted, quantity };
  return { row: { productId, variantId, quantity, held, shownPrice: piece.shownPrice ?? price?.discount ?? 0 }, merged };
}

const updatedColumns = { quantity: sql`excluded.quantity`, held: sql`excluded.held`, shownPrice: sql`excluded.shown_price` };
