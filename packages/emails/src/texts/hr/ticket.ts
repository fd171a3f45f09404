import type { TicketTexts } from '../ticket-texts.ts';

export const ticketHr: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Primili smo Vašu poruku (${number})`,
      heading: 'Vaša je poruka stigla',
      lines: [
        `Hvala što ste pisali trgovini ${shop}. Odgovaramo e-poštom, u pravilu u roku od jednog radnog dana. Ako želite nešto dodati, samo odgovorite na ovu poruku; broj Vašeg upita je ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Poruka iz centra za pomoć',
      lines: [`Netko je pisao putem obrasca trgovine ${shop}. Vaš odgovor na ovu poruku ide kupcu.`],
    }),
  },
  topics: {
    order: 'Narudžba',
    delivery: 'Dostava',
    return: 'Povrat',
    payment: 'Plaćanje',
    product: 'Artikl ili veličina',
    other: 'Nešto drugo',
  },
  number: 'Broj upita',
  topic: 'Tema',
  from: 'Od',
  orderNumber: 'Broj narudžbe',
  message: 'Poruka',
  footer: (shop) => `Ovu poruku primate jer je netko s ovom adresom pisao trgovini ${shop} putem obrasca u centru za pomoć.`,
};
