import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { TicketTopic } from './contract.ts';
import { TicketNotFound } from './errors.ts';
import { tickets } from './tables.ts';
import type { TicketStatus } from './ticket-transitions.ts';
import { toRecordIds } from '#platform/request-fields';

interface TicketList {
  filter: {
    /** A ticket number, or the beginning of an email or order number. */
    q?: string | undefined;
    status?: TicketStatus | undefined;
    topic?: TicketTopic | undefined;
    countryId?: number | undefined;
  };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export type TicketRow = typeof tickets.$inferSelect;

/** Lists the tickets that match a filter, by time. */
export async function listAdminTickets(db: Db, { filter, order, ids, offset, limit }: TicketList): Promise<{ rows: TicketRow[]; count: Counted }> {
  const where = and(ids && inArray(tickets.id, toRecordIds(ids)), ...buildConditions(filter)) ?? sql`true`;
  const by = (order === 'desc' ? desc : asc)(tickets.id);
  const rows = await db.select().from(tickets).where(where).orderBy(by).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${tickets} where ${where}`) };
}

/** Returns a ticket. @throws TicketNotFound */
export async function getAdminTicket(db: Db, id: number): Promise<TicketRow> {
  const [found] = await db.select().from(tickets).where(eq(tickets.id, id));
  if (!found) throw new TicketNotFound(id);
  return found;
}

function buildConditions({ q = '', status, topic, countryId }: TicketList['filter']): (SQL | undefined)[] {
  const words = q.trim().replace(/[%_\\]/g, '\\$&');
  const start = `${words}%`;
  return [
    words === ''
      ? undefined
      : sql`(${tickets.number} ilike ${start} or ${tickets.email} like ${start.toLowerCase()} or ${tickets.orderNumber} ilike ${start})`,
    status && eq(tickets.status, status),
    topic && eq(tickets.topic, topic),
    countryId === undefined ? undefined : eq(tickets.countryId, countryId),
  ];
}
