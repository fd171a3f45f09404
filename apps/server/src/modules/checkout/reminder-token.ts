import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { checkouts } from './tables.ts';

/** What a link of a reminder is for: back into the cart, or no more reminders. One for the one does nothing for the other. */
export type ReminderPurpose = 'back' | 'stop';

type Reminded = typeof checkouts.$inferSelect & { remindedAt: Date };

/**
 * The secret of a link in a reminder. It is signed with the cart's own id, which is 128 random bits that the mail does not
 * carry: who has the link has not the cart.
 */
export function reminderToken({ cartId, remindedAt }: Pick<Reminded, 'cartId' | 'remindedAt'>, purpose: ReminderPurpose): string {
  return `${remindedAt.getTime().toString(36)}.${signatureOf({ cartId, remindedAt }, purpose).toString('base64url')}`;
}

const signatureOf = ({ cartId, remindedAt }: Pick<Reminded, 'cartId' | 'remindedAt'>, purpose: ReminderPurpose): Buffer =>
  createHmac('sha256', cartId).update(`cart-reminder ${purpose} ${remindedAt.getTime()}`).digest();

/** @returns the checkout whose reminder has this link; undefined for one of another purpose, and for one that nobody sent */
export async function findReminder(db: Db, token: string, purpose: ReminderPurpose): Promise<Reminded | undefined> {
  const [time = '', signature = ''] = token.split('.');
  const remindedAt = new Date(Number.parseInt(time, 36));
  if (!/^[0-9a-z]{1,9}$/.test(time) || Number.isNaN(remindedAt.getTime())) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const sameTime = await db.select().from(checkouts).where(eq(checkouts.remindedAt, remindedAt));
  const found = sameTime.find(({ cartId }) => {
    const own = signatureOf({ cartId, remindedAt }, purpose);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return found && { ...found, remindedAt };
}
