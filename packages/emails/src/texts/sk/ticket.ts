import type { TicketTexts } from '../ticket-texts.ts';

export const ticketSk: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Vašu správu máme (${number})`,
      heading: 'Vaša správa dorazila',
      lines: [
        `ďakujeme, že ste obchodu ${shop} napísali. Odpovedáme e-mailom, spravidla do jedného pracovného dňa. Ak chcete niečo doplniť, stačí na túto správu odpovedať; číslo vašej požiadavky je ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Správa z centra pomoci',
      lines: [`Niekto napísal cez formulár obchodu ${shop}. Vaša odpoveď na túto správu pôjde zákazníkovi.`],
    }),
  },
  topics: {
    order: 'Objednávka',
    delivery: 'Doručenie',
    return: 'Vrátenie tovaru',
    payment: 'Platba',
    product: 'Produkt alebo veľkosť',
    other: 'Niečo iné',
  },
  number: 'Číslo požiadavky',
  topic: 'Téma',
  from: 'Od',
  orderNumber: 'Číslo objednávky',
  message: 'Správa',
  footer: (shop) => `Túto správu dostávate, lebo niekto s touto adresou napísal obchodu ${shop} cez formulár v centre pomoci.`,
};
