import type { Transitions } from '#kit/transitions';
import type { ticketStatuses } from './contract.ts';

export type TicketStatus = (typeof ticketStatuses)[number];
/** `reply`: staff have sent a reply. `receive`: the customer has written. The others are chosen by staff. */
export type TicketMove = 'answer' | 'close' | 'reopen' | 'reply' | 'receive';

/** Allowed moves per status. Any other move is refused with TicketCannotMove. */
export const ticketTransitions = {
  open: { answer: 'answered', close: 'closed', reply: 'answered', receive: 'open' },
  answered: { close: 'closed', reopen: 'open', reply: 'answered', receive: 'open' },
  closed: { reopen: 'open', reply: 'answered', receive: 'open' },
} as const satisfies Transitions<TicketStatus, TicketMove>;
