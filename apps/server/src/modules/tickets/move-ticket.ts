import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import type { Tx } from '#platform/transaction';
import { TicketCannotMove, TicketNotFound } from './errors.ts';
import { tickets } from './tables.ts';
import { ticketLife, type TicketMove, type TicketStatus } from './ticket-life.ts';

/**
 * Moves a ticket along its life. The answer itself is written from the merchant's own mailbox.
 * @throws TicketNotFound, TicketCannotMove
 */
export async function moveTicket(tx: Tx, id: number, move: TicketMove): Promise<{ from: TicketStatus; to: TicketStatus }> {
  const [found] = await tx.select({ status: tickets.status }).from(tickets).where(eq(tickets.id, id)).for('update');
  if (!found) throw new TicketNotFound(id);
  const to = moved<TicketStatus, TicketMove>(ticketLife, found.status, move);
  if (!to) throw new TicketCannotMove(found.status, move);
  await tx.update(tickets).set({ status: to, changedAt: now() }).where(eq(tickets.id, id));
  return { from: found.status, to };
}
