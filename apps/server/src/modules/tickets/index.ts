/** Tickets: conversations with customers, started by the contact form or by an email. */
export { assignTicket } from './assign-ticket.ts';
export {
  findCannedAnswer,
  listCannedAnswers,
  lockCannedAnswer,
  removeCannedAnswer,
  saveCannedAnswer,
} from './canned-answers/admin-canned-answers.ts';
export { inboundMailPath } from './contract.ts';
export { findReplyToSend, readConversation, recordSending, type ReplyToSend, type TicketMessage } from './conversation/read-conversation.ts';
export { addTicketNote, replyToTicket, type MessageAuthor } from './conversation/reply-to-ticket.ts';
export { TicketNotFound } from './errors.ts';
export { forgetTickets } from './forget-tickets.ts';
export { ticketJobs } from './jobs.ts';
export { moveTicket } from './move-ticket.ts';
export { routes } from './routes.ts';
export { getAdminTicket, listAdminTickets, type TicketRow } from './admin-tickets.ts';
export { readTicketData } from './ticket-data.ts';
