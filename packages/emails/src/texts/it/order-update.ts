import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateIt: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Una parte del tuo ordine ${orderNumber} è in viaggio` : `Il tuo ordine ${orderNumber} è in viaggio`,
      heading: hasMore ? 'Una prima parte è in viaggio' : 'Il tuo pacco è in viaggio',
      lines: [
        isExchange ? 'l’articolo che hai chiesto in cambio è appena partito. Non c’è nulla da pagare.' : 'il tuo pacco è appena partito.',
        ...(hasMore ? ['Il resto del tuo ordine arriva in un altro pacco. Non paghi nulla in più.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Il tuo ordine ${orderNumber} è pronto per il ritiro`,
      heading: 'È pronto per te',
      lines: ['puoi ritirare il tuo ordine da adesso, nei giorni feriali dalle 10:00 alle 15:00. Porta con te il numero d’ordine.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Il tuo ordine ${orderNumber} è stato consegnato`,
      heading: 'Il tuo pacco è arrivato',
      lines: [
        `speriamo che vada tutto bene. Altrimenti hai ${returnDays} giorni per il reso o per avere un’altra taglia: sulla pagina del tuo ordine trovi come fare.`,
        ...(hasMore
          ? ['Il resto del tuo ordine deve ancora arrivare.']
          : ['Se vuoi, racconta agli altri come veste: puoi scrivere una recensione sulla stessa pagina.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Non è stato possibile consegnare il tuo pacco (ordine ${orderNumber})`,
      heading: 'Non ti abbiamo trovato',
      lines: [
        'il corriere non è riuscito a consegnare il tuo pacco. Riprova ancora una volta, oppure lo tiene in giacenza per te: sulla sua pagina trovi dove e fino a quando.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Il tuo pacco è tornato da noi (ordine ${orderNumber})`,
      heading: 'Il tuo pacco è tornato indietro',
      lines: [
        'il corriere ci ha riportato il tuo pacco.',
        amount ? `Ti rimborsiamo ${amount}.` : 'Non c’è nulla da pagare.',
        'Se lo vuoi ancora, basta ordinarlo di nuovo.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Il tuo pacco è andato smarrito (ordine ${orderNumber})`,
      heading: 'Ci dispiace',
      lines: [
        'il tuo pacco è andato smarrito durante il trasporto.',
        amount ? `Ti rimborsiamo ${amount}.` : 'Non c’è nulla da pagare.',
        'Se lo vuoi ancora, basta ordinarlo di nuovo; se qualcosa fosse esaurito, rispondi a questo messaggio.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Una modifica al tuo ordine ${orderNumber}`,
      heading: 'Una parte del tuo ordine è annullata',
      lines: [
        'non spediamo gli articoli qui sotto.',
        amount ? `Ti rimborsiamo ${amount}.` : 'Non li paghi.',
        'Tutto il resto arriva come l’hai ordinato.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Ti abbiamo rimborsato ${amount} (ordine ${orderNumber})`,
      heading: 'Il rimborso è in arrivo',
      lines: [
        isByHand
          ? `ti abbiamo fatto un bonifico di ${amount}. Di solito arriva entro due giorni lavorativi.`
          : `ti abbiamo rimborsato ${amount} con lo stesso mezzo con cui hai pagato. A seconda della tua banca ci vogliono da 3 a 10 giorni lavorativi prima di vederlo.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Il tuo ordine ${orderNumber}`,
      heading: 'Non possiamo accettare il tuo ordine',
      lines: [
        'non abbiamo potuto confermare il tuo ordine, quindi non sarà spedito. Non c’è nulla da pagare.',
        'Se pensi che sia un errore, rispondi a questo messaggio.',
      ],
    }),
  },
  pieces: 'Articoli',
  carrier: 'Corriere',
  trackingNumber: 'Numero di spedizione',
  pickup: 'Dove ti aspetta',
  follow: 'Segui il pacco',
  look: 'Vedi l’ordine',
};
