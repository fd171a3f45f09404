import { asc, eq, sql } from 'drizzle-orm';
import type { LinkReferral } from '#modules/tracking';
import type { Db } from '#platform/database';
import { prepared } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import { CartNotFound } from '../errors.ts';
import { cartLines, carts } from '../tables.ts';

/** The stored content of a cart: no names, and only the prices last shown. */
export interface CartContent {
  id: string;
  countryId: number;
  /** The customer who owns it; null: accessible by its id. */
  customerId: number | null;
  revision: number;
  /** The referral: an affiliate code or discount. */
  referral: LinkReferral | null;
  /** The session id of the touches that came with a cart transfer; null: no transfer, or no consent. */
  touchSessionId: string | null;
  lines: { id: number; productId: number; variantId: number; quantity: number; shownPrice: number; held: number }[];
}

interface CartKey {
  cartId: string;
  /** The country of the requesting shop; default: the cart's own. */
  countryId?: number | undefined;
}

/**
 * Reads a cart and its lines in one query.
 * @throws CartNotFound
 */
export async function readCartContent(db: Db, key: CartKey): Promise<CartContent> {
  return toCartContent(await read(db).execute({ cartId: key.cartId }), key);
}

/**
 * Reads a cart and locks it until the transaction ends. After waiting for another lock, the revision is current but the lines may be older:
 * callers must compare the revision.
 * @throws CartNotFound
 */
export async function lockLinesOfCart(tx: Tx, key: CartKey): Promise<CartContent> {
  return toCartContent(await readAndLock(tx).execute({ cartId: key.cartId }), key);
}

const selectCartWithLines = (db: Db) =>
  db
    .select({
      cart: {
        id: carts.id,
        countryId: carts.countryId,
        customerId: carts.customerId,
        revision: carts.revision,
        referral: carts.referral,
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
const read = prepared((db) => selectCartWithLines(db).prepare('cart with its lines'));
const readAndLock = prepared((db) => selectCartWithLines(db).for('update', { of: carts }).prepare('cart with its lines, locked'));

function toCartContent(
  rows: readonly { cart: Omit<CartContent, 'lines'>; line: CartContent['lines'][number] | null }[],
  { countryId }: CartKey,
): CartContent {
  const [first] = rows;
  if (!first || (countryId !== undefined && first.cart.countryId !== countryId)) throw new CartNotFound();
  return { ...first.cart, lines: rows.flatMap(({ line }) => (line ? [line] : [])) };
}
