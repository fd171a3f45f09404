import { findReminder, ReminderExpired } from '#modules/checkout';
import type { Db } from '#platform/database';
import { refuseMail } from '../refuse-mail.ts';

/**
 * Stops all reminders to the email address of a reminder link, for this and other carts.
 * @throws ReminderExpired for an unknown link
 */
export async function stopReminders(db: Db, token: string): Promise<void> {
  const reminder = await findReminder(db, token, 'stop');
  const email = reminder?.draft.email?.trim().toLowerCase();
  if (!email) throw new ReminderExpired();
  await refuseMail(db, { email, kind: 'cart-reminder' });
}
