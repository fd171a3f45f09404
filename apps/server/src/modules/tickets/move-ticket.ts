import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import type { Tx } from '#platform/transaction';
import { TicketCannotMove, TicketNotFound } from './errors.ts';
import { tickets } from './tables.ts';
import { ticketTransitions, type TicketMove, type TicketStatus } from './ticket-transitions.ts';

/**
 * Changes a ticket's status. Staff write the answer itself in their own mail program.
 * @throws TicketNotFound, TicketCannotMove
 */
export async function moveTicket(tx: Tx, id: number, move: TicketMove): Promise<{ from: TicketStatus; to: TicketStatus }> {
  const [found] = await tx.select({ status: tickets.status }).from(tickets).where(eq(tickets.id, id)).for('update');
  if (!found) throw new TicketNotFound(id);
  const to = findNextState<TicketStatus, TicketMove>(ticketTransitions, found.status, move);
  if (!to) throw new TicketCannotMove(found.status, move);
  await tx.update(tickets).set({ status: to, changedAt: now() }).where(eq(tickets.id, id));
  return { from: found.status, to };
}
