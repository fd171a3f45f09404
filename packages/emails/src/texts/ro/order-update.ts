import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateRo: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `O parte din comanda ${orderNumber} este pe drum` : `Comanda ${orderNumber} este pe drum`,
      heading: hasMore ? 'O primă parte este pe drum' : 'Coletul este pe drum',
      lines: [
        isExchange ? 'Produsul cerut la schimb tocmai a plecat de la noi. Nu aveți nimic de plată.' : 'Coletul tocmai a plecat de la noi.',
        ...(hasMore ? ['Restul comenzii urmează în alt colet. Nu plătiți nimic în plus.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Comanda ${orderNumber} este gata de ridicat`,
      heading: 'Vă așteaptă',
      lines: ['Puteți ridica acum comanda, în zilele lucrătoare între 10:00 și 15:00. Aduceți numărul comenzii.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Comanda ${orderNumber} a fost livrată`,
      heading: 'Coletul a ajuns',
      lines: [
        `Sperăm că totul se potrivește. Dacă nu, aveți ${returnDays} de zile pentru retur sau schimb cu altă mărime: pe pagina comenzii scrie cum.`,
        ...(hasMore
          ? ['Restul comenzii este încă pe drum.']
          : ['Dacă doriți, spuneți-le celorlalți cum vine: puteți scrie o recenzie pe aceeași pagină.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Coletul nu a putut fi predat (comanda ${orderNumber})`,
      heading: 'Nu v-am găsit',
      lines: ['Curierul nu a putut preda coletul. Mai încearcă o dată sau îl păstrează pentru dumneavoastră: pe pagina lui scrie unde și până când.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Coletul s-a întors la noi (comanda ${orderNumber})`,
      heading: 'Coletul s-a întors',
      lines: [
        'Curierul ne-a adus coletul înapoi.',
        amount ? `Vă returnăm ${amount}.` : 'Nu aveți nimic de plată.',
        'Dacă doriți în continuare produsele, comandați-le din nou.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Coletul s-a pierdut (comanda ${orderNumber})`,
      heading: 'Ne pare rău',
      lines: [
        'Coletul s-a pierdut pe drum.',
        amount ? `Vă returnăm ${amount}.` : 'Nu aveți nimic de plată.',
        'Dacă doriți în continuare produsele, comandați-le din nou; dacă ceva s-a epuizat, răspundeți la acest mesaj.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `O modificare la comanda ${orderNumber}`,
      heading: 'O parte din comandă este anulată',
      lines: [
        'Nu mai trimitem produsele de mai jos.',
        amount ? `Vă returnăm ${amount}.` : 'Nu plătiți pentru ele.',
        'Restul vine așa cum ați comandat.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `V-am returnat ${amount} (comanda ${orderNumber})`,
      heading: 'Banii sunt pe drum',
      lines: [
        isByHand
          ? `V-am virat ${amount}. De obicei suma ajunge în două zile lucrătoare.`
          : `Am returnat ${amount} prin metoda cu care ați plătit. În funcție de bancă, suma apare în 3–10 zile lucrătoare.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Despre comanda ${orderNumber}`,
      heading: 'Nu putem accepta comanda',
      lines: [
        'Nu am putut confirma comanda, așa că nu va fi trimisă. Nu aveți nimic de plată.',
        'Dacă vi se pare o greșeală, răspundeți la acest mesaj.',
      ],
    }),
  },
  pieces: 'Produse',
  carrier: 'Curier',
  trackingNumber: 'Număr AWB',
  pickup: 'Unde vă așteaptă',
  follow: 'Urmărește coletul',
  look: 'Vezi comanda',
};
