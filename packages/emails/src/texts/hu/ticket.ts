import type { TicketTexts } from '../ticket-texts.ts';

export const ticketHu: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Megkaptuk az üzenetét (${number})`,
      heading: 'Üzenete megérkezett',
      lines: [
        `Köszönjük, hogy írt nekünk (${shop}). E-mailben válaszolunk, általában egy munkanapon belül. Ha van még hozzáfűznivalója, egyszerűen válaszoljon erre az üzenetre; ügyszáma: ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Üzenet a súgóból',
      lines: [`Valaki az űrlapon keresztül írt (${shop}). Az erre az üzenetre adott válasza a vásárlóhoz érkezik.`],
    }),
  },
  topics: {
    order: 'Egy rendelés',
    delivery: 'Szállítás',
    return: 'Egy visszaküldés',
    payment: 'Fizetés',
    product: 'Egy termék vagy méret',
    other: 'Valami más',
  },
  number: 'Ügyszám',
  topic: 'Téma',
  from: 'Feladó',
  orderNumber: 'Rendelésszám',
  message: 'Üzenet',
  footer: (shop) => `Ezt az üzenetet azért kapta, mert ezzel a címmel írtak nekünk (${shop}) a súgó űrlapján.`,
};
