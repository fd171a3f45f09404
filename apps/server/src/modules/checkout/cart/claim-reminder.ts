import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { findCartUpdateTime, readCartContent, priceCart, type PricedLine } from '#modules/cart';
import { findLanguage, getCountry } from '#modules/countries';
import { hasOrderedSince } from '#modules/orders';
import type { Db } from '#platform/database';
import { maxReminderAge, reminderDelay } from './list-carts-to-remind.ts';
import { isTicked } from '../form/check-form.ts';
import { checkouts } from '../tables.ts';

/** A reminder that is to be sent now. */
export interface DueReminder {
  cartId: string;
  remindedAt: Date;
  email: string;
  firstName: string;
  countryId: number;
  languageId: number;
  /** The lines that can still be bought, at current prices. */
  lines: PricedLine[];
}

/** Minimum time between reminders to one email address, in ms, over all carts: the address may not be the shopper's own. */
const reminderInterval = days(7);

/**
 * Claims the reminder of a cart for sending. The request for a reminder is used up even if none is sent: shoppers who have ordered
 * since, or whose goods are no longer available, get no reminder.
 * @returns undefined if no reminder is to be sent
 */
export async function claimReminder(db: Db, cartId: string): Promise<DueReminder | undefined> {
  const at = now();
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId));
  if (!checkout || !(await isReminderDue(db, checkout, at))) return undefined;

  const email = (checkout.draft.email ?? '').trim().toLowerCase();
  const [claimed] = await db
    .update(checkouts)
    .set({ remindedAt: at, draft: sql`${checkouts.draft} - 'reminder'` })
    .where(and(eq(checkouts.cartId, cartId), checkout.remindedAt ? eq(checkouts.remindedAt, checkout.remindedAt) : isNull(checkouts.remindedAt)))
    .returning({ cartId: checkouts.cartId });
  if (!claimed || !isEmail(email)) return undefined;
  if (await hasOrderedSince(db, { cartId, email, since: new Date(at.getTime() - maxReminderAge) })) return undefined;
  if (await wasRemindedLately(db, { cartId, email, since: new Date(at.getTime() - reminderInterval) })) return undefined;

  const content = await readCartContent(db, { cartId });
  const languageId = await getReminderLanguage(db, checkout.draft.reminder, content.countryId);
  const lines = (await priceCart(db, content, languageId)).filter(({ available, price }) => available > 0 && price !== null);
  if (lines.length === 0) return undefined;
  return { cartId, remindedAt: at, email, firstName: (checkout.draft.firstName ?? '').trim(), countryId: content.countryId, languageId, lines };
}

/** Returns whether a reminder was requested, the cart was unused for long enough, and no reminder was sent since its last order. */
async function isReminderDue(db: Db, { cartId, draft, updatedAt, remindedAt }: typeof checkouts.$inferSelect, at: Date): Promise<boolean> {
  const touchedAt = await findCartUpdateTime(db, cartId);
  if (!touchedAt || !isTicked(draft.reminder)) return false;
  const idleTime = at.getTime() - Math.max(updatedAt.getTime(), touchedAt.getTime());
  if (idleTime < reminderDelay || idleTime > maxReminderAge) return false;
  // A cart is kept after its orders: lines that are added after an order count as a new cart.
  return !remindedAt || (await hasOrderedSince(db, { cartId, since: remindedAt }));
}

/** Releases a reminder that the mail server did not accept. */
export async function releaseReminder(db: Db, { cartId, languageId }: Pick<DueReminder, 'cartId' | 'languageId'>): Promise<void> {
  await db
    .update(checkouts)
    .set({ remindedAt: null, draft: sql`${checkouts.draft} || jsonb_build_object('reminder', ${String(languageId)}::text)` })
    .where(eq(checkouts.cartId, cartId));
}

async function wasRemindedLately(db: Db, { cartId, email, since }: { cartId: string; email: string; since: Date }): Promise<boolean> {
  const hasSameEmail = sql`lower(trim(${checkouts.draft} ->> 'email')) = ${email}`;
  return (await db.$count(checkouts, and(gt(checkouts.remindedAt, since), hasSameEmail, ne(checkouts.cartId, cartId)))) > 0;
}

/** Returns the language of the page on which the reminder was requested, or the country's own if the field does not name one. */
async function getReminderLanguage(db: Db, tick: string | undefined, countryId: number): Promise<number> {
  const language = /^\d{1,4}$/.test(tick ?? '') ? await findLanguage(db, Number(tick)) : undefined;
  return language?.id ?? (await getCountry(db, countryId)).languageId;
}
