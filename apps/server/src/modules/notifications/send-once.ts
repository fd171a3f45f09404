import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { MAIL_CLAIM_TIMEOUT_MS } from '#platform/mailer';
import { affiliateNotifications, reportNotifications, sentNotifications } from './tables.ts';

/** Permanent SMTP replies about the mailbox (RFC 5321): unknown, not local, not allowed. */
const permanentReplies = new Set([550, 551, 553]);

/** Returns whether a mail server refused an email because the mailbox does not exist, so that a retry is useless. */
export function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  // The same code for the sender or the content does not concern the mailbox.
  return error.command === 'RCPT TO' && typeof error.responseCode === 'number' && permanentReplies.has(error.responseCode);
}

interface OrderNotification {
  orderId: number;
  /** The email, such as `order-confirmation`. */
  kind: string;
  recipient: string;
}

interface AffiliateNotification {
  affiliateId: number;
  /** The email, such as `payout-paid-12`. */
  kind: string;
}

type Send = () => Promise<void>;

/**
 * Sends an email about an order unless it was sent. Concurrent jobs do not send it twice.
 * @throws Error while another job sends it, and errors of `send`: to be retried
 */
export const sendOnce = (db: Db, { orderId, kind, recipient }: OrderNotification, send: Send): Promise<void> =>
  sendClaimed(
    db,
    {
      table: sql`${sentNotifications}`,
      claim: (at) => sql`(order_id, kind, recipient, claimed_at) values (${orderId}, ${kind}, ${recipient}, ${at}) on conflict (order_id, kind)`,
      where: sql`order_id = ${orderId} and kind = ${kind}`,
      name: `${kind} of order ${orderId}`,
    },
    send,
  );

/** Sends an email to an affiliate unless it was sent. */
export const notifyAffiliateOnce = (db: Db, { affiliateId, kind }: AffiliateNotification, send: Send): Promise<void> =>
  sendClaimed(
    db,
    {
      table: sql`${affiliateNotifications}`,
      claim: (at) => sql`(affiliate_id, kind, claimed_at) values (${affiliateId}, ${kind}, ${at}) on conflict (affiliate_id, kind)`,
      where: sql`affiliate_id = ${affiliateId} and kind = ${kind}`,
      name: `${kind} to affiliate ${affiliateId}`,
    },
    send,
  );

interface ReportNotification {
  reportId: number;
  userId: number;
  dueAt: string;
}

/** Sends a saved report to one recipient unless it was sent for this due time. */
export const sendReportOnce = (db: Db, { reportId, userId, dueAt }: ReportNotification, send: Send): Promise<void> =>
  sendClaimed(
    db,
    {
      table: sql`${reportNotifications}`,
      claim: (at) =>
        sql`(report_id, user_id, due_at, claimed_at) values (${reportId}, ${userId}, ${dueAt}, ${at}) on conflict (report_id, user_id, due_at)`,
      where: sql`report_id = ${reportId} and user_id = ${userId} and due_at = ${dueAt}`,
      name: `report ${reportId} to user ${userId}`,
    },
    send,
  );

/** The table and the row that record a sent email. */
interface NotificationRow {
  table: SQL;
  /** Columns and values of a new row, and its unique key. */
  claim: (at: string) => SQL;
  where: SQL;
  name: string;
}

async function sendClaimed(db: Db, row: NotificationRow, send: Send): Promise<void> {
  if (!(await isClaimed(db, row))) return;
  const { table, where } = row;
  try {
    await send();
  } catch (error) {
    await db.execute(sql`delete from ${table} where ${where}`);
    throw error;
  }
  await db.execute(sql`update ${table} set sent_at = ${now().toISOString()} where ${where}`);
}

/** Claims an email for this job. @returns false if it was already sent @throws Error while another job sends it */
async function isClaimed(db: Db, { table, claim, where, name }: NotificationRow): Promise<boolean> {
  const at = now();
  const longAgo = new Date(at.getTime() - MAIL_CLAIM_TIMEOUT_MS).toISOString();
  const claimed = await db.execute(sql`
    insert into ${table} as known ${claim(at.toISOString())} do update set claimed_at = excluded.claimed_at
    where known.sent_at is null and known.claimed_at < ${longAgo} returning 1`);
  if (claimed.rows.length > 0) return true;
  const { rows } = await db.execute<{ isSent: boolean }>(sql`select sent_at is not null as "isSent" from ${table} where ${where}`);
  if (rows[0]?.isSent) return false;
  throw new Error(`${name} is being sent`);
}
