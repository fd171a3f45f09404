import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { mailRefusals, sentNotifications, stockNotices } from './tables.ts';

/** Returns the order emails, stock notices and refusals of an email address for a data export. @param email lower case */
export async function readEmailAddressData(db: Db, email: string) {
  const { recipient, kind, sentAt } = sentNotifications;
  return {
    stockNotices: await db
      .select({
        variantId: stockNotices.variantId,
        createdAt: stockNotices.createdAt,
        confirmedAt: stockNotices.confirmedAt,
        sentAt: stockNotices.sentAt,
      })
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
