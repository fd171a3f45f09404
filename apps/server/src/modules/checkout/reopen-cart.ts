import { days, now } from '#kit/clock';
import { CartNotFound, createCart, linesOfCart, putPieces, type CartContent } from '#modules/cart';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ReminderExpired } from './errors.ts';
import { findReminder } from './reminder-token.ts';

/** How long the link of a reminder holds, in ms. */
const holdsFor = days(7);

export interface Reopening {
  token: string;
  countryId: number;
  /** The cart that the browser has already, and who is signed in in it. */
  ownCartId?: string | undefined;
  userId?: number | undefined;
  /** Of nothing that is shown: what is put into a cart has names. */
  languageId: number;
}

/**
 * What the link of a reminder leads to. In the browser in which the cart was filled, or with its owner signed in, that is
 * the cart itself. A mail is forwarded and read over shoulders: anywhere else it is a cart of that browser's own with the
 * same garments in it, and nothing of what was typed. Opened twice, it puts nothing in twice.
 * @returns the id of the cart to go on with
 * @throws ReminderExpired for a link that nobody sent, that is of another country, or older than a week
 */
export async function reopenCart(db: Db, { token, countryId, ownCartId, userId, languageId }: Reopening): Promise<string> {
  const reminder = await findReminder(db, token, 'back');
  if (!reminder || now().getTime() - reminder.remindedAt.getTime() > holdsFor) throw new ReminderExpired();
  const left = await contentOf(db, { cartId: reminder.cartId, countryId });
  if (!left) throw new ReminderExpired();
  if (left.id === ownCartId || (userId !== undefined && left.customerId === userId)) return left.id;

  const present = userId === undefined && ownCartId ? await contentOf(db, { cartId: ownCartId, countryId }) : undefined;
  const cartId = present?.customerId === null ? present.id : await createCart(db, { countryId, customerId: userId });
  const { lines } = await linesOfCart(db, { cartId });
  const pieces = left.lines
    .filter(({ variantId }) => !lines.some((line) => line.variantId === variantId))
    .map(({ variantId, quantity }) => ({ variantId, quantity }));
  await inTransaction(db, (tx) => putPieces(tx, { cartId, pieces, languageId }));
  return cartId;
}

async function contentOf(db: Db, cart: { cartId: string; countryId: number }): Promise<CartContent | undefined> {
  try {
    return await linesOfCart(db, cart);
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
