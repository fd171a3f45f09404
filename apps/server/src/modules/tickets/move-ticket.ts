import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import type { Tx } from '#platform/transaction';
import { TicketCannotMove, TicketNotFound } from './errors.ts';
import { tickets } from './tables.ts';
import { ticketTransitions, type TicketMove, type TicketStatus } from './ticket-transitions.ts';

/** Locks a ticket until this transaction ends. @throws TicketNotFound */
export async function lockTicket(tx: Tx, id: number): Promise<typeof tickets.$inferSelect> {
  const [found] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!found) throw new TicketNotFound(id);
  return found;
}

/**
 * Changes a ticket's status. The time of the change stays if the status stays, so that an open ticket keeps the time since which it waits.
 * @throws TicketNotFound, TicketCannotMove
 */
export async function moveTicket(tx: Tx, id: number, move: TicketMove): Promise<{ from: TicketStatus; to: TicketStatus }> {
  const { status } = await lockTicket(tx, id);
  const to = findNextState<TicketStatus, TicketMove>(ticketTransitions, status, move);
  if (!to) throw new TicketCannotMove(status, move);
  if (to !== status) await tx.update(tickets).set({ status: to, changedAt: now() }).where(eq(tickets.id, id));
  return { from: status, to };
}
