import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { CartNotFound } from './errors.ts';
import { cartLines, carts } from './tables.ts';

/** What lies in a cart, as it is kept: no names, no prices but the ones last shown. */
export interface CartContent {
  id: string;
  countryId: number;
  /** Whose it is; null: whoever holds its id. */
  customerId: number | null;
  revision: number;
  lines: { id: number; productId: number; variantId: number; quantity: number; shownPrice: number; held: number }[];
}

/**
 * Reads a cart and its lines in one query.
 * @param countryId whose shop asks; left out: the cart's own
 * @throws CartNotFound
 */
export async function linesOfCart(db: Db, { cartId, countryId }: { cartId: string; countryId?: number | undefined }): Promise<CartContent> {
  const rows = await db
    .select({
      cart: { id: carts.id, countryId: carts.countryId, customerId: carts.customerId, revision: carts.revision },
      line: {
        id: cartLines.id,
        productId: cartLines.productId,
        variantId: cartLines.variantId,
        quantity: cartLines.quantity,
        shownPrice: cartLines.shownPrice,
        held: cartLines.held,
      },
    })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.id, cartId), countryId === undefined ? undefined : eq(carts.countryId, countryId)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
  const [first] = rows;
  if (!first) throw new CartNotFound();
  return { ...first.cart, lines: rows.flatMap(({ line }) => (line ? [line] : [])) };
}
