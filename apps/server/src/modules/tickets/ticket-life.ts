import type { Life } from '#kit/life';
import type { ticketStatuses } from './contract.ts';

export type TicketStatus = (typeof ticketStatuses)[number];
export type TicketMove = 'answer' | 'close' | 'reopen';

/** Where a ticket may go. Anything not listed is refused with TicketCannotMove. */
export const ticketLife = {
  open: { answer: 'answered', close: 'closed' },
  answered: { close: 'closed', reopen: 'open' },
  closed: { reopen: 'open' },
} as const satisfies Life<TicketStatus, TicketMove>;
