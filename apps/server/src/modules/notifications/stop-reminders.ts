import { findReminder, ReminderExpired } from '#modules/checkout';
import type { Db } from '#platform/database';
import { refuseMail } from './refuse-mail.ts';

/**
 * What the link below a reminder does: its mailbox gets no more of them, of this cart or any other.
 * @throws ReminderExpired for a link that nobody sent
 */
export async function stopReminders(db: Db, token: string): Promise<void> {
  const reminder = await findReminder(db, token, 'stop');
  const email = reminder?.draft.email?.trim().toLowerCase();
  if (!email) throw new ReminderExpired();
  await refuseMail(db, { email, kind: 'cart-reminder' });
}
