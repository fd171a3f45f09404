/** Tickets: messages sent by the contact form. */
export { TicketNotFound } from './errors.ts';
export { forgetTickets } from './forget-tickets.ts';
export { ticketJobs } from './jobs.ts';
export { moveTicket } from './move-ticket.ts';
export { routes } from './routes.ts';
export { getAdminTicket, listAdminTickets, type TicketRow } from './admin-tickets.ts';
export { readTicketData } from './ticket-data.ts';
