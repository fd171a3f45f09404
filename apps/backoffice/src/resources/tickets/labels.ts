import type { AdminTicketMessage, AdminTicketRow } from '@selvedge/server/admin/tickets';

export const ticketLabels: Readonly<Record<AdminTicketRow['status'], string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

export const topicLabels: Readonly<Record<AdminTicketRow['topic'], string>> = {
  order: 'Order',
  delivery: 'Delivery',
  return: 'Return',
  payment: 'Payment',
  product: 'Product or size',
  other: 'Other',
};

export const sendLabels: Readonly<Record<NonNullable<AdminTicketMessage['sendState']>, string>> = {
  queued: 'Waiting to be sent',
  sent: 'Sent by email',
  refused: 'Not delivered: the mail server does not know the address',
};
