import type { TicketTexts } from '../ticket-texts.ts';

export const ticketRo: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Am primit mesajul dumneavoastră (${number})`,
      heading: 'Mesajul a ajuns',
      lines: [
        `Vă mulțumim că ați scris la ${shop}. Răspundem prin e-mail, de regulă într-o zi lucrătoare. Dacă doriți să adăugați ceva, răspundeți la acest mesaj; numărul solicitării este ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Un mesaj din centrul de ajutor',
      lines: [`Cineva a scris prin formularul ${shop}. Răspunsul la acest mesaj ajunge la client.`],
    }),
  },
  topics: {
    order: 'O comandă',
    delivery: 'Livrare',
    return: 'Un retur',
    payment: 'Plată',
    product: 'Un produs sau o mărime',
    other: 'Altceva',
  },
  number: 'Numărul solicitării',
  topic: 'Subiect',
  from: 'De la',
  orderNumber: 'Numărul comenzii',
  message: 'Mesaj',
  footer: (shop) => `Primiți acest mesaj fiindcă cineva a scris la ${shop} prin formularul centrului de ajutor cu această adresă.`,
};
