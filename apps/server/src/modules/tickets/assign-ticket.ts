import { eq } from 'drizzle-orm';
import { listStaffInArea } from '#modules/accounts';
import type { Tx } from '#platform/transaction';
import { AssigneeNotFound } from './errors.ts';
import { lockTicket } from './move-ticket.ts';
import { tickets } from './tables.ts';

/**
 * Assigns a ticket to a staff member, or to nobody.
 * @returns the previous assignee
 * @throws TicketNotFound, AssigneeNotFound
 */
export async function assignTicket(tx: Tx, id: number, assigneeId: number | null): Promise<number | null> {
  const before = await lockTicket(tx, id);
  if (assigneeId !== null && !(await listStaffInArea(tx, 'customers')).some((person) => person.id === assigneeId)) {
    throw new AssigneeNotFound(assigneeId);
  }
  await tx.update(tickets).set({ assigneeId }).where(eq(tickets.id, id));
  return before.assigneeId;
}
