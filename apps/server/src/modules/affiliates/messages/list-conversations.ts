import { sql } from 'drizzle-orm';
import { userChecks } from '#modules/accounts';
import { affiliateCodeChecks } from '#modules/tracking';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { affiliates } from '../tables.ts';
import { affiliateMessages } from './tables.ts';

interface ConversationList {
  filter: {
    /** Only conversations with replies that staff have not read. */
    isUnread?: boolean | undefined;
  };
  offset: number;
  limit: number;
}

/** A conversation with its latest message. */
export interface Conversation {
  /** The affiliate's id. */
  id: number;
  code: string;
  firstName: string;
  lastName: string;
  sender: 'staff' | 'affiliate';
  /** The beginning of the latest message. */
  text: string;
  sentAt: string;
  /** Replies that staff have not read. */
  unread: number;
}

/** Lists the conversations with affiliates, the one with the latest message first. */
export async function listConversations(
  db: Db,
  { filter: { isUnread }, offset, limit }: ConversationList,
): Promise<{ rows: Conversation[]; count: Counted }> {
  const unread = sql`(select count(*)::int from ${affiliateMessages} as reply
    where reply.affiliate_id = ${affiliates.id} and reply.read_at is null and reply.sender = 'affiliate')`;
  const known = sql`exists (select 1 from ${affiliateMessages} as any_message where any_message.affiliate_id = ${affiliates.id})`;
  const where = isUnread ? sql`${unread} > 0` : known;
  const { rows } = await db.execute<Omit<Conversation, 'sentAt'> & { sentAt: Date | string }>(sql`
    select ${affiliates.id} as id, code, first_name as "firstName", last_name as "lastName", latest.sender, left(latest.text, 200) as text,
      latest.sent_at as "sentAt", ${unread} as unread
    from ${affiliates}
    join lateral (
      select * from ${affiliateMessages} as message where message.affiliate_id = ${affiliates.id} order by message.id desc limit 1
    ) as latest on true
    join (${affiliateCodeChecks}) as codes on codes.affiliate_id = ${affiliates.id}
    join (${userChecks}) as people on people.user_id = ${affiliates.userId}
    where ${where} order by latest.id desc limit ${limit} offset ${offset}`);
  return {
    rows: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: new Date(sentAt).toISOString() })),
    count: await countWithLimit(db, sql`select 1 from ${affiliates} where ${affiliates.userId} is not null and ${where}`),
  };
}
