import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { groupBy } from '#kit/group-by';
import type { Db } from '#platform/database';
import { ticketMessages, tickets } from './tables.ts';

/** Lists the tickets of an email address with their messages for its owner's data export. Notes of staff are left out. @param email lower case */
export async function readTicketData(db: Db, email: string) {
  const { id, number, topic, name, orderNumber, status, countryId, languageId, receivedAt } = tickets;
  const rows = await db
    .select({ id, number, topic, name, orderNumber, status, countryId, languageId, receivedAt })
    .from(tickets)
    .where(eq(tickets.email, email))
    .orderBy(asc(tickets.id));
  if (rows.length === 0) return [];
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(
      and(
        inArray(
          ticketMessages.ticketId,
          rows.map((ticket) => ticket.id),
        ),
        ne(ticketMessages.direction, 'note'),
      ),
    )
    .orderBy(asc(ticketMessages.id));
  const byTicket = groupBy(messages, ({ ticketId }) => ticketId);
  return rows.map(({ id: ticketId, ...ticket }) => ({
    ...ticket,
    messages: (byTicket.get(ticketId) ?? []).map(({ direction, text, wholeText, leftOut, at }) => ({
      from: direction,
      text: wholeText ?? text,
      leftOutAttachments: leftOut,
      at,
    })),
  }));
}
