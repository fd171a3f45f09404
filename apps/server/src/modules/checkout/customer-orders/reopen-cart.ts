import { days, now } from '#kit/clock';
import { CartNotFound, createCart, readCartContent, mergePieces, type CartContent } from '#modules/cart';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ReminderExpired } from '../errors.ts';
import { findReminder } from '../cart/reminder-token.ts';

/** Lifetime of a reminder link, in ms. */
const reopeningLifetime = days(7);

export interface Reopening {
  token: string;
  countryId: number;
  /** The cart that the browser already has, and the signed-in user. */
  ownCartId?: string | undefined;
  userId?: number | undefined;
  /** The language of the names in the merge result; not used for display. */
  languageId: number;
}

/**
 * Opens the cart of a reminder link. The browser that filled the cart, or its signed-in owner, gets the cart itself. Emails are
 * forwarded, so any other browser gets its own cart with the same garments and without the draft. Opening the link again adds nothing.
 * @returns the id of the cart to continue with
 * @throws ReminderExpired for an unknown link, a link of another country, or one older than a week
 */
export async function reopenCart(db: Db, { token, countryId, ownCartId, userId, languageId }: Reopening): Promise<string> {
  const reminder = await findReminder(db, token, 'back');
  if (!reminder || now().getTime() - reminder.remindedAt.getTime() > reopeningLifetime) throw new ReminderExpired();
  const left = await findCartContent(db, { cartId: reminder.cartId, countryId });
  if (!left) throw new ReminderExpired();
  if (left.id === ownCartId || (userId !== undefined && left.customerId === userId)) return left.id;

  const present = userId === undefined && ownCartId ? await findCartContent(db, { cartId: ownCartId, countryId }) : undefined;
  const cartId = present?.customerId === null ? present.id : await createCart(db, { countryId, customerId: userId });
  const { lines } = await readCartContent(db, { cartId });
  const pieces = left.lines
    .filter(({ variantId }) => !lines.some((line) => line.variantId === variantId))
    .map(({ variantId, quantity }) => ({ variantId, quantity }));
  await inTransaction(db, (tx) => mergePieces(tx, { cartId, pieces, languageId }));
  return cartId;
}

async function findCartContent(db: Db, cart: { cartId: string; countryId: number }): Promise<CartContent | undefined> {
  try {
    return await readCartContent(db, cart);
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
