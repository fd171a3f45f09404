import { inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { claimCart as claim, discardCart, readCartContent, type Claimant } from '#modules/cart';
import { transferOrders } from '#modules/orders';
import { adoptTouches } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { ClaimedCart } from '#contracts/cart';
import { getCart } from '../summary/get-cart.ts';
import { checkouts } from '../tables.ts';

/**
 * Returns the account's cart of a customer who has signed in, merged with their guest cart. The guest cart is deleted. Repeated and
 * concurrent claims merge it once.
 */
export async function claimCart(db: Db, config: Config, claimant: Claimant): Promise<ClaimedCart> {
  const { cartId, merged } = await inTransaction(db, (tx) => claimCartInTransaction(tx, claimant));
  return { cart: cartId === null ? null : await getCart(db, config, { cartId, languageId: claimant.languageId }), merged };
}

/** Claims a cart within an existing transaction. */
export async function claimCartInTransaction(tx: Tx, claimant: Claimant) {
  const { cartId, usedUp, merged } = await claim(tx, claimant);
  if (cartId !== null && usedUp !== null) {
    // The stock of an unpaid order stays held: it moves to the new cart, and the next order there supersedes it.
    await transferOrders(tx, { from: usedUp, to: cartId });
    await joinDrafts(tx, { from: usedUp, to: cartId });
    await discardCart(tx, usedUp);
  }
  // The touches that came with a cart transfer from another country belong to this customer too.
  const referralSessionId = cartId === null ? null : (await readCartContent(tx, { cartId })).touchSessionId;
  if (referralSessionId !== null) await adoptTouches(tx, { sessionId: referralSessionId, customerId: claimant.userId });
  return { cartId, merged };
}

/** Merges two drafts. The guest's newer entries take precedence over those of the account. */
async function joinDrafts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const drafts = await tx
    .select()
    .from(checkouts)
    .where(inArray(checkouts.cartId, [from, to]));
  const getDraft = (id: string) => drafts.find(({ cartId }) => cartId === id)?.draft ?? {};
  const typed = Object.entries(getDraft(from)).filter(([, text]) => text.trim() !== '');
  if (typed.length === 0) return;
  const draft = { ...getDraft(to), ...Object.fromEntries(typed) };
  await tx
    .insert(checkouts)
    .values({ cartId: to, draft, updatedAt: now() })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { draft, updatedAt: now() } });
}
