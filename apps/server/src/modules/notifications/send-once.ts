import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { affiliateNotifications, sentNotifications } from './tables.ts';

/** A sender that has not come back after this long (ms) has died: longer than any mail server is waited for. */
export const PATIENCE = 60_000;

interface OrderNews {
  orderId: number;
  /** The mail, such as `order-confirmation`. */
  kind: string;
  recipient: string;
}

interface AffiliateNews {
  affiliateId: number;
  /** The mail, such as `payout-paid-12`. */
  kind: string;
}

type Send = () => Promise<void>;

/**
 * Sends a piece of news about an order unless it has been sent. Two that try at once do not send it twice.
 * @throws Error while somebody else is sending it, and what `send` throws: to be tried again later
 */
export const sendOnce = (db: Db, { orderId, kind, recipient }: OrderNews, send: Send): Promise<void> =>
  sendClaimed(
    db,
    {
      table: sql`${sentNotifications}`,
      claim: (at) => sql`(order_id, kind, recipient, claimed_at) values (${orderId}, ${kind}, ${recipient}, ${at}) on conflict (order_id, kind)`,
      itself: sql`order_id = ${orderId} and kind = ${kind}`,
      name: `${kind} of order ${orderId}`,
    },
    send,
  );

/** The same of what an affiliate is told. */
export const tellAffiliateOnce = (db: Db, { affiliateId, kind }: AffiliateNews, send: Send): Promise<void> =>
  sendClaimed(
    db,
    {
      table: sql`${affiliateNotifications}`,
      claim: (at) => sql`(affiliate_id, kind, claimed_at) values (${affiliateId}, ${kind}, ${at}) on conflict (affiliate_id, kind)`,
      itself: sql`affiliate_id = ${affiliateId} and kind = ${kind}`,
      name: `${kind} to affiliate ${affiliateId}`,
    },
    send,
  );

/** Where it is written down that a piece of news was told, and which row of it is meant. */
interface Noted {
  table: SQL;
  /** Columns and values of a new row, and what it may not be there twice by. */
  claim: (at: string) => SQL;
  itself: SQL;
  name: string;
}

async function sendClaimed(db: Db, noted: Noted, send: Send): Promise<void> {
  if (!(await isClaimed(db, noted))) return;
  const { table, itself } = noted;
  try {
    await send();
  } catch (error) {
    await db.execute(sql`delete from ${table} where ${itself}`);
    throw error;
  }
  await db.execute(sql`update ${table} set sent_at = ${now().toISOString()} where ${itself}`);
}

/** @returns false if it has been sent */
async function isClaimed(db: Db, { table, claim, itself, name }: Noted): Promise<boolean> {
  const at = now();
  const longAgo = new Date(at.getTime() - PATIENCE).toISOString();
  const claimed = await db.execute(sql`
    insert into ${table} as known ${claim(at.toISOString())} do update set claimed_at = excluded.claimed_at
    where known.sent_at is null and known.claimed_at < ${longAgo} returning 1`);
  if (claimed.rows.length > 0) return true;
  const { rows } = await db.execute<{ isSent: boolean }>(sql`select sent_at is not null as "isSent" from ${table} where ${itself}`);
  if (rows[0]?.isSent) return false;
  throw new Error(`${name} is being sent`);
}
