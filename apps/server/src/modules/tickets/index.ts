/** What people write to the shop by its form, until it is answered. */
export { TicketNotFound } from './errors.ts';
export { forgetTickets } from './forget-tickets.ts';
export { ticketJobs } from './jobs.ts';
export { moveTicket } from './move-ticket.ts';
export { routes } from './routes.ts';
export { staffTicket, staffTickets, type TicketRow } from './staff-tickets.ts';
export { ticketData } from './ticket-data.ts';
