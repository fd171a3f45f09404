import type { TicketTexts } from '../ticket-texts.ts';

export const ticketSl: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Prejeli smo vaše sporočilo (${number})`,
      heading: 'Vaše sporočilo je prispelo',
      lines: [
        `Hvala, da ste pisali ${shop}. Odgovarjamo po e-pošti, praviloma v enem delovnem dnevu. Če želite kaj dodati, preprosto odgovorite na to sporočilo; številka vašega zahtevka je ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Sporočilo iz centra za pomoč',
      lines: [`Nekdo je pisal prek obrazca ${shop}. Vaš odgovor na to sporočilo gre kupcu.`],
    }),
  },
  topics: {
    order: 'Naročilo',
    delivery: 'Dostava',
    return: 'Vračilo',
    payment: 'Plačilo',
    product: 'Izdelek ali velikost',
    other: 'Nekaj drugega',
  },
  number: 'Številka zahtevka',
  topic: 'Tema',
  from: 'Od',
  orderNumber: 'Številka naročila',
  message: 'Sporočilo',
  footer: (shop) => `To sporočilo ste prejeli, ker je nekdo s tem naslovom pisal ${shop} prek obrazca v centru za pomoč.`,
};
