import type { Transitions } from '#kit/transitions';
import type { ticketStatuses } from './contract.ts';

export type TicketStatus = (typeof ticketStatuses)[number];
export type TicketMove = 'answer' | 'close' | 'reopen';

/** Allowed moves per status. Any other move is refused with TicketCannotMove. */
export const ticketTransitions = {
  open: { answer: 'answered', close: 'closed' },
  answered: { close: 'closed', reopen: 'open' },
  closed: { reopen: 'open' },
} as const satisfies Transitions<TicketStatus, TicketMove>;
