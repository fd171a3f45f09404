import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSameSecret } from '#kit/same-secret';
import type { Db } from '#platform/database';
import { checkouts } from '../tables.ts';

/** The purpose of a reminder link: to open the cart, or to stop reminders. A link is valid for one purpose. */
export type ReminderPurpose = 'back' | 'stop';

type Reminded = typeof checkouts.$inferSelect & { remindedAt: Date };

/**
 * Creates the secret of a reminder link. It is signed with the cart id, 128 random bits that the email does not contain, so the link
 * does not give access to the cart.
 */
export function createReminderToken({ cartId, remindedAt }: Pick<Reminded, 'cartId' | 'remindedAt'>, purpose: ReminderPurpose): string {
  const signature = createHmac('sha256', cartId).update(`cart-reminder ${purpose} ${remindedAt.getTime()}`).digest('base64url');
  return `${remindedAt.getTime().toString(36)}.${signature}`;
}

/** @returns the checkout that this reminder link belongs to; undefined for another purpose and for an unknown link */
export async function findReminder(db: Db, token: string, purpose: ReminderPurpose): Promise<Reminded | undefined> {
  const [time = ''] = token.split('.');
  const remindedAt = new Date(Number.parseInt(time, 36));
  if (!/^[0-9a-z]{1,9}$/.test(time) || Number.isNaN(remindedAt.getTime())) return undefined;
  const sameTime = await db.select().from(checkouts).where(eq(checkouts.remindedAt, remindedAt));
  const found = sameTime.find(({ cartId }) => isSameSecret(token, createReminderToken({ cartId, remindedAt }, purpose)));
  return found && { ...found, remindedAt };
}
