import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { mailRefusals, sentNotifications, stockNotices } from './tables.ts';

/** Deletes the stock notices and refusals of an email address. @param email confirmed by its owner, lower case */
export async function forgetEmailAddress(tx: Tx, email: string): Promise<void> {
  await tx.delete(stockNotices).where(eq(stockNotices.email, email));
  await tx.delete(mailRefusals).where(eq(mailRefusals.email, email));
}

/** Deletes the recipients of emails about orders. The record that an email was sent remains, so that it is not sent again. */
export async function forgetRecipients(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(sentNotifications)
    .set({ recipient: '' })
    .where(inArray(sentNotifications.orderId, [...orderIds]));
}
