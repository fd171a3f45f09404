import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { selectUserName } from '#modules/accounts';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import type { TicketTopic } from './contract.ts';
import { TicketNotFound } from './errors.ts';
import { ticketMessages, tickets } from './tables.ts';
import type { TicketStatus } from './ticket-transitions.ts';
import { toRecordIds } from '#platform/request-fields';

interface TicketList {
  filter: {
    /** The beginning of a ticket number, email address or order number, or a part of a name. */
    q?: string | undefined;
    status?: TicketStatus | undefined;
    topic?: TicketTopic | undefined;
    countryId?: number | undefined;
    /** Lower case. */
    email?: string | undefined;
    /** Null: assigned to nobody. */
    assigneeId?: number | null | undefined;
  };
  sort?: 'id' | 'changedAt';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export interface TicketRow extends Readonly<typeof tickets.$inferSelect> {
  assigneeName: string | null;
  /** The latest message that the customer sees or has written. */
  latest: { direction: 'customer' | 'staff'; text: string; at: string };
}

/** Number of characters of the latest message in a list. */
const EXCERPT = 160;

const columns = {
  ...getTableColumns(tickets),
  assigneeName: sql<string | null>`${selectUserName(tickets.assigneeId)}`,
  // The columns have their table names, because Drizzle leaves these out in the columns of a query of one table.
  latest: sql<TicketRow['latest']>`(
    select json_build_object('direction', message.direction, 'text', left(message.text, ${EXCERPT}), 'at', message.at)
    from ${ticketMessages} message where message.ticket_id = tickets.id and message.direction <> 'note'
    order by message.id desc limit 1)`,
};

/** Lists the tickets that match a filter. By `changedAt`, the tickets that wait longest come first. */
export async function listAdminTickets(
  db: Db,
  { filter, sort = 'id', order, ids, offset, limit }: TicketList,
): Promise<{ rows: TicketRow[]; count: Counted }> {
  const where = and(ids && inArray(tickets.id, toRecordIds(ids)), ...buildConditions(filter)) ?? sql`true`;
  const direction = order === 'desc' ? desc : asc;
  const rows = await db
    .select(columns)
    .from(tickets)
    .where(where)
    .orderBy(direction(tickets[sort]), direction(tickets.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${tickets} where ${where}`) };
}

/** Returns a ticket. @throws TicketNotFound */
export async function getAdminTicket(db: Db, id: number): Promise<TicketRow> {
  const [found] = await db.select(columns).from(tickets).where(eq(tickets.id, id));
  if (!found) throw new TicketNotFound(id);
  return found;
}

function buildConditions({ q = '', status, topic, countryId, email, assigneeId }: TicketList['filter']): (SQL | undefined)[] {
  const words = escapeLike(q.trim());
  const start = `${words}%`;
  return [
    words === ''
      ? undefined
      : sql`(${tickets.number} ilike ${start} or ${tickets.email} like ${start.toLowerCase()} or ${tickets.orderNumber} ilike ${start}
          or ${tickets.name} ilike ${`%${words}%`})`,
    status && eq(tickets.status, status),
    topic && eq(tickets.topic, topic),
    countryId === undefined ? undefined : eq(tickets.countryId, countryId),
    email === undefined ? undefined : eq(tickets.email, email),
    assigneeId === undefined ? undefined : assigneeId === null ? isNull(tickets.assigneeId) : eq(tickets.assigneeId, assigneeId),
  ];
}
