/** Inserts past tickets and canned answers of the demo unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Tx } from '#platform/transaction';
import { cannedAnswers, ticketMessages, tickets } from './tables.ts';

export type SeededMessage = Omit<typeof ticketMessages.$inferInsert, 'ticketId'>;

/** Inserts tickets with their messages. */
export async function insertTickets(
  tx: Tx,
  rows: readonly { ticket: typeof tickets.$inferInsert; messages: readonly SeededMessage[] }[],
): Promise<void> {
  for (const { ticket, messages } of rows) {
    const [saved] = await tx.insert(tickets).values(ticket).returning({ id: tickets.id });
    if (!saved) throw new Error(`ticket ${ticket.number} was not saved`);
    await insertRows(
      tx,
      ticketMessages,
      messages.map((message) => ({ ...message, ticketId: saved.id })),
    );
  }
}

export const insertCannedAnswers = (tx: Tx, rows: readonly (typeof cannedAnswers.$inferInsert)[]): Promise<void> =>
  insertRows(tx, cannedAnswers, rows);
