import type { TicketTexts } from '../ticket-texts.ts';

export const ticketPl: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Mamy Twoją wiadomość (${number})`,
      heading: 'Twoja wiadomość dotarła',
      lines: [
        `Dziękujemy za wiadomość do ${shop}. Odpowiadamy e-mailem, zwykle w ciągu jednego dnia roboczego. Jeśli chcesz coś dodać, po prostu odpowiedz na tę wiadomość; numer Twojego zgłoszenia to ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Wiadomość z centrum pomocy',
      lines: [`Ktoś napisał przez formularz ${shop}. Twoja odpowiedź na tę wiadomość trafi do klienta.`],
    }),
  },
  topics: {
    order: 'Zamówienie',
    delivery: 'Dostawa',
    return: 'Zwrot',
    payment: 'Płatność',
    product: 'Produkt lub rozmiar',
    other: 'Coś innego',
  },
  number: 'Numer zgłoszenia',
  topic: 'Temat',
  from: 'Od',
  orderNumber: 'Numer zamówienia',
  message: 'Wiadomość',
  footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ ktoś napisał do ${shop} z tym adresem przez formularz centrum pomocy.`,
};
