import type { TicketTexts } from '../ticket-texts.ts';
import { ticketDe } from '../de/ticket.ts';

export const ticketAt: TicketTexts = {
  ...ticketDe,
  letters: {
    ...ticketDe.letters,
    received: ({ shop, number }) => ({
      subject: `Wir haben Ihre Nachricht (${number})`,
      heading: 'Ihre Nachricht ist angekommen',
      lines: [
        `vielen Dank, dass Sie ${shop} geschrieben haben. Wir antworten per E-Mail, in der Regel innerhalb eines Werktags. Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese Nachricht; Ihre Ticketnummer ist ${number}.`,
      ],
    }),
  },
  topics: {
    ...ticketDe.topics,
    payment: 'Zahlung',
    product: 'Ein Artikel oder eine Größe',
  },
};
