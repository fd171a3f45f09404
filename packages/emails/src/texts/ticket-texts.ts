/** Kinds of mails about a ticket: to the sender of the form, and to the shop. */
export type TicketMailKind = 'received' | 'toShop';
export type TicketTopic = 'order' | 'delivery' | 'return' | 'payment' | 'product' | 'other';

interface TicketLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
}

/** The sentences of the mails about tickets in one language. */
export interface TicketTexts {
  letters: Record<TicketMailKind, (values: { shop: string; number: string; topic: string }) => TicketLetter>;
  topics: Record<TicketTopic, string>;
  number: string;
  topic: string;
  from: string;
  orderNumber: string;
  message: string;
  footer: (shop: string) => string;
}
