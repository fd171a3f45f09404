import type { TicketTexts } from '../ticket-texts.ts';

export const ticketCz: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Vaši zprávu máme (${number})`,
      heading: 'Vaše zpráva dorazila',
      lines: [
        `děkujeme, že jste obchodu ${shop} napsali. Odpovídáme e-mailem, zpravidla do jednoho pracovního dne. Chcete-li něco doplnit, stačí na tuto zprávu odpovědět; číslo vašeho požadavku je ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Zpráva z centra nápovědy',
      lines: [`Někdo napsal přes formulář obchodu ${shop}. Vaše odpověď na tuto zprávu půjde zákazníkovi.`],
    }),
  },
  topics: {
    order: 'Objednávka',
    delivery: 'Doručení',
    return: 'Vrácení zboží',
    payment: 'Platba',
    product: 'Produkt nebo velikost',
    other: 'Něco jiného',
  },
  number: 'Číslo požadavku',
  topic: 'Téma',
  from: 'Od',
  orderNumber: 'Číslo objednávky',
  message: 'Zpráva',
  footer: (shop) => `Tuto zprávu dostáváte, protože někdo s touto adresou napsal obchodu ${shop} přes formulář v centru nápovědy.`,
};
