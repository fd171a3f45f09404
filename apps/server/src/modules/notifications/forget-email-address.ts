import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { mailRefusals, sentNotifications, stockNotices } from './tables.ts';

/**
 * Deletes the stock notices and refusals of an email address, and the recipients of order emails. That an email was sent is kept, because
 * otherwise it would be sent again.
 * @param email the account's address, lower case
 * @param orderEmails the addresses in its orders, which may differ
 */
export async function forgetEmailAddress(tx: Tx, { email, orderEmails }: { email: string; orderEmails: readonly string[] }): Promise<void> {
  await tx.delete(stockNotices).where(eq(stockNotices.email, email));
  await tx.delete(mailRefusals).where(inArray(mailRefusals.email, [email, ...orderEmails]));
  await tx
    .update(sentNotifications)
    .set({ recipient: '' })
    .where(inArray(sentNotifications.recipient, [email, ...orderEmails]));
}
