import { asc, eq, sql } from 'drizzle-orm';
import type { Brought } from '#modules/tracking';
import type { Db } from '#platform/database';
import { prepared } from '#platform/prepared';
import type { Tx } from '#platform/transaction';
import { CartNotFound } from './errors.ts';
import { cartLines, carts } from './tables.ts';

/** What lies in a cart, as it is kept: no names, no prices but the ones last shown. */
export interface CartContent {
  id: string;
  countryId: number;
  /** Whose it is; null: whoever holds its id. */
  customerId: number | null;
  revision: number;
  /** Of whom its shopper brought a code or a discount along. */
  brought: Brought | null;
  /** By which the touches are kept of the browser that handed it over; null: it was filled here, or nothing was agreed to. */
  touchSessionId: string | null;
  lines: { id: number; productId: number; variantId: number; quantity: number; shownPrice: number; held: number }[];
}

interface AskedCart {
  cartId: string;
  /** Whose shop asks; left out: the cart's own. */
  countryId?: number | undefined;
}

/**
 * Reads a cart and its lines in one query.
 * @throws CartNotFound
 */
export async function linesOfCart(db: Db, asked: AskedCart): Promise<CartContent> {
  return contentOf(await read(db).execute({ cartId: asked.cartId }), asked);
}

/**
 * The same, and keeps the cart as it is until the transaction ends. Where somebody else held it meanwhile, the revision is
 * the one he left and the lines may be those from before him: only a caller who knows the revision may go by them.
 * @throws CartNotFound
 */
export async function lockLinesOfCart(tx: Tx, asked: AskedCart): Promise<CartContent> {
  return contentOf(await readAndLock(tx).execute({ cartId: asked.cartId }), asked);
}

const cartWithLines = (db: Db) =>
  db
    .select({
      cart: {
        id: carts.id,
        countryId: carts.countryId,
        customerId: carts.customerId,
        revision: carts.revision,
        brought: carts.brought,
        touchSessionId: carts.touchSessionId,
      },
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
    .where(eq(carts.id, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id));
const read = prepared((db) => cartWithLines(db).prepare('cart with its lines'));
const readAndLock = prepared((db) => cartWithLines(db).for('update', { of: carts }).prepare('cart with its lines, locked'));

function contentOf(
  rows: readonly { cart: Omit<CartContent, 'lines'>; line: CartContent['lines'][number] | null }[],
  { countryId }: AskedCart,
): CartContent {
  const [first] = rows;
  if (!first || (countryId !== undefined && first.cart.countryId !== countryId)) throw new CartNotFound();
  return { ...first.cart, lines: rows.flatMap(({ line }) => (line ? [line] : [])) };
}
