import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { claimCart as claim, discardCart, linesOfCart, type Claimant } from '#modules/cart';
import { handOverOrders } from '#modules/orders';
import { adoptTouches } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { ClaimedCart } from '../cart/contract.ts';
import { getCart } from './get-cart.ts';
import { checkouts } from './tables.ts';

/**
 * Gives somebody who has signed in the cart of his account, with what he had filled as a guest. The guest's cart is used up.
 * Twice, or at two places at once, it is put in once.
 */
export async function claimCart(db: Db, config: Config, claimant: Claimant): Promise<ClaimedCart> {
  const { cartId, merged } = await inTransaction(db, (tx) => takeUp(tx, claimant));
  return { cart: cartId === null ? null : await getCart(db, config, { cartId, languageId: claimant.languageId }), merged };
}

/** The same within a transaction. */
export async function takeUp(tx: Tx, claimant: Claimant) {
  const { cartId, usedUp, merged } = await claim(tx, claimant);
  if (cartId !== null && usedUp !== null) {
    // An unpaid order's pieces went over as held: where it goes on counting, it is superseded by the next one.
    await handOverOrders(tx, { from: usedUp, to: cartId });
    await joinDrafts(tx, { from: usedUp, to: cartId });
    await discardCart(tx, usedUp);
  }
  // What another country's shop has handed over with the cart is the browser's as well.
  const handed = cartId === null ? null : (await linesOfCart(tx, { cartId })).touchSessionId;
  if (handed !== null) await adoptTouches(tx, { sessionId: handed, customerId: claimant.userId });
  return { cartId, merged };
}

/** What was typed last goes before what the account had from another time. */
async function joinDrafts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const drafts = await tx
    .select()
    .from(checkouts)
    .where(inArray(checkouts.cartId, [from, to]));
  const draftOf = (id: string) => drafts.find(({ cartId }) => cartId === id)?.draft ?? {};
  const typed = Object.entries(draftOf(from)).filter(([, text]) => text.trim() !== '');
  if (typed.length === 0) return;
  const draft = { ...draftOf(to), ...Object.fromEntries(typed) };
  await tx
    .insert(checkouts)
    .values({ cartId: to, draft, updatedAt: now() })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { draft, updatedAt: now() } });
}
