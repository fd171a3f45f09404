import type { TicketTexts } from '../ticket-texts.ts';

export const ticketIt: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Abbiamo ricevuto il tuo messaggio (${number})`,
      heading: 'Il tuo messaggio è arrivato',
      lines: [
        `Grazie per aver scritto a ${shop}. Rispondiamo via e-mail, di norma entro un giorno lavorativo. Se vuoi aggiungere qualcosa, rispondi semplicemente a questo messaggio; il numero della tua richiesta è ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Un messaggio dal centro assistenza',
      lines: [`Qualcuno ha scritto dal modulo di ${shop}. La tua risposta a questo messaggio arriva al cliente.`],
    }),
  },
  topics: {
    order: 'Un ordine',
    delivery: 'Consegna',
    return: 'Un reso',
    payment: 'Pagamento',
    product: 'Un articolo o una taglia',
    other: 'Altro',
  },
  number: 'Numero della richiesta',
  topic: 'Argomento',
  from: 'Da',
  orderNumber: 'Numero d’ordine',
  message: 'Messaggio',
  footer: (shop) => `Ricevi questo messaggio perché qualcuno ha scritto a ${shop} dal modulo del centro assistenza con questo indirizzo.`,
};
