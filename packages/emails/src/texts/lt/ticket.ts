import type { TicketTexts } from '../ticket-texts.ts';

export const ticketLt: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Gavome jūsų žinutę (${number})`,
      heading: 'Jūsų žinutę gavome',
      lines: [
        `ačiū, kad parašėte parduotuvei ${shop}. Atsakome el. paštu, paprastai per vieną darbo dieną. Jei norite ką nors pridurti, tiesiog atsakykite į šį laišką; jūsų užklausos numeris – ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Žinutė iš pagalbos centro',
      lines: [`Kažkas parašė per parduotuvės ${shop} formą. Jūsų atsakymas į šį laišką bus išsiųstas pirkėjui.`],
    }),
  },
  topics: {
    order: 'Užsakymas',
    delivery: 'Pristatymas',
    return: 'Grąžinimas',
    payment: 'Mokėjimas',
    product: 'Prekė arba dydis',
    other: 'Kita',
  },
  number: 'Užklausos numeris',
  topic: 'Tema',
  from: 'Nuo',
  orderNumber: 'Užsakymo numeris',
  message: 'Žinutė',
  footer: (shop) => `Šį laišką gavote, nes kažkas, nurodęs šį adresą, parašė parduotuvei ${shop} per pagalbos centro formą.`,
};
