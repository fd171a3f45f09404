import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessIt: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Apri il tuo ordine ${orderNumber} di ${shop}`,
      heading: 'Il tuo ordine',
      lines: [
        'con il pulsante qui sotto vedi il tuo ordine con indirizzo e fattura e puoi restituire qualcosa. Il link è solo per te: per favore non inoltrarlo.',
      ],
      button: 'Apri l’ordine',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Conferma il reso dell’ordine ${orderNumber}`,
      heading: 'Conferma il tuo reso',
      lines: [
        `il ${at} è stato richiesto il reso degli articoli qui sotto con i numeri dell’ordine ${orderNumber}. Se sei stato tu, confermalo: solo allora lo esaminiamo.`,
        `Puoi confermarlo fino al ${day}.`,
      ],
      button: 'Conferma il reso',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Conferma il recesso dall’ordine ${orderNumber}`,
      heading: 'Abbiamo ricevuto il tuo recesso',
      lines: [
        `il ${at} hai dichiarato di recedere dal contratto dell’ordine ${orderNumber} per gli articoli qui sotto. Questo messaggio è la nostra conferma di ricezione: conservalo.`,
        `Sono stati inseriti solo i numeri dell’ordine. Conferma entro il ${day} che sei stato tu: il recesso vale allora dal momento indicato.`,
      ],
      button: 'Conferma il recesso',
    }),
    review: ({ shop }) => ({
      subject: `Conferma la tua recensione su ${shop}`,
      heading: 'Conferma la tua recensione',
      lines: ['grazie per la recensione dell’articolo qui sotto. Conferma che è tua. Sarà visibile dopo il nostro controllo.'],
      button: 'Conferma la recensione',
    }),
  },
  footer: (shop) =>
    `Ricevi questo messaggio perché sono stati inseriti i numeri del tuo ordine su ${shop}. Se non sei stato tu, non devi fare nulla: senza la tua conferma non succede nulla.`,
};
