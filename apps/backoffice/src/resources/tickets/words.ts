import type { StaffTicketRow } from '@selvedge/server/admin/tickets';

export const ticketWords: Readonly<Record<StaffTicketRow['status'], string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

export const topicWords: Readonly<Record<StaffTicketRow['topic'], string>> = {
  order: 'An order',
  delivery: 'Delivery',
  return: 'A return',
  payment: 'Payment',
  product: 'A product or a size',
  other: 'Something else',
};
