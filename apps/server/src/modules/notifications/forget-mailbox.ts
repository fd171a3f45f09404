import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { mailRefusals, sentNotifications, stockNotices } from './tables.ts';

/**
 * Forgets what a mailbox waits to hear of and what it refuses, and who was sent mails about orders. That they were sent stays, or they would
 * be sent again.
 * @param email the account's own, lower case
 * @param orderEmails those of its orders, in which it may have had another
 */
export async function forgetMailbox(tx: Tx, { email, orderEmails }: { email: string; orderEmails: readonly string[] }): Promise<void> {
  await tx.delete(stockNotices).where(eq(stockNotices.email, email));
  await tx.delete(mailRefusals).where(inArray(mailRefusals.email, [email, ...orderEmails]));
  await tx
    .update(sentNotifications)
    .set({ recipient: '' })
    .where(inArray(sentNotifications.recipient, [email, ...orderEmails]));
}
