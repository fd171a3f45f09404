import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailRefusals, sentNotifications, stockNotices } from './tables.ts';

/** What a mailbox has been sent about orders, what it waits to hear of and what it refuses: for its owner. @param email lower case */
export async function mailboxData(db: Db, email: string) {
  const { recipient, kind, sentAt } = sentNotifications;
  return {
    stockNotices: await db
      .select({ variantId: stockNotices.variantId, createdAt: stockNotices.createdAt, sentAt: stockNotices.sentAt })
      .from(stockNotices)
      .where(eq(stockNotices.email, email))
      .orderBy(asc(stockNotices.id)),
    refusedMails: await db
      .select({ kind: mailRefusals.kind, at: mailRefusals.at })
      .from(mailRefusals)
      .where(eq(mailRefusals.email, email))
      .orderBy(asc(mailRefusals.at)),
    mailsAboutOrders: await db.select({ kind, sentAt }).from(sentNotifications).where(eq(recipient, email)).orderBy(asc(sentAt)),
  };
}
