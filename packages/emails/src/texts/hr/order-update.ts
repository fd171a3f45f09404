import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateHr: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Dio Vaše narudžbe ${orderNumber} je na putu` : `Vaša narudžba ${orderNumber} je na putu`,
      heading: hasMore ? 'Prvi dio je na putu' : 'Vaš je paket na putu',
      lines: [
        isExchange ? 'Upravo smo poslali ono što ste tražili u zamjenu. Nemate što platiti.' : 'Upravo smo poslali Vaš paket.',
        ...(hasMore ? ['Ostatak narudžbe stiže u drugom paketu. Za to ne plaćate ništa više.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Vaša narudžba ${orderNumber} spremna je za preuzimanje`,
      heading: 'Spremno za Vas',
      lines: ['Narudžbu sada možete preuzeti, radnim danom od 10:00 do 15:00. Molimo, ponesite broj narudžbe.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Vaša narudžba ${orderNumber} je dostavljena`,
      heading: 'Vaš je paket stigao',
      lines: [
        `Nadamo se da sve pristaje. Ako ne, imate ${returnDays} dana za povrat ili zamjenu za drugu veličinu: kako, piše na stranici Vaše narudžbe.`,
        ...(hasMore
          ? ['Ostatak Vaše narudžbe još stiže.']
          : ['Ako želite, recite drugima kako pristaje: recenziju možete napisati na istoj stranici.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Vaš paket nije bilo moguće uručiti (narudžba ${orderNumber})`,
      heading: 'Mimoišli smo se',
      lines: ['Dostavljač nije mogao uručiti Vaš paket. Pokušat će ponovno ili ga čuva za Vas: gdje i do kada, piše na njegovoj stranici.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Vaš se paket vratio k nama (narudžba ${orderNumber})`,
      heading: 'Vaš se paket vratio',
      lines: [
        'Dostavljač nam je vratio Vaš paket.',
        amount ? `Vraćamo Vam ${amount}.` : 'Nemate što platiti.',
        'Ako artikle još želite, samo ih ponovno naručite.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Vaš je paket izgubljen (narudžba ${orderNumber})`,
      heading: 'Žao nam je',
      lines: [
        'Vaš se paket izgubio na putu do Vas.',
        amount ? `Vraćamo Vam ${amount}.` : 'Nemate što platiti.',
        'Ako artikle još želite, samo ih ponovno naručite; ako je nešto rasprodano, odgovorite na ovu poruku.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Promjena Vaše narudžbe ${orderNumber}`,
      heading: 'Dio Vaše narudžbe je otkazan',
      lines: ['Artikle u nastavku nećemo poslati.', amount ? `Vraćamo Vam ${amount}.` : 'Ne plaćate ih.', 'Sve ostalo stiže kako ste naručili.'],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Vratili smo Vam ${amount} (narudžba ${orderNumber})`,
      heading: 'Vaš je novac na putu',
      lines: [
        isByHand
          ? `Uplatili smo Vam ${amount}. Novac obično stiže u roku od dva radna dana.`
          : `Vratili smo ${amount} istim putem kojim ste platili. Ovisno o banci, vidljivo je za 3 do 10 radnih dana.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `O Vašoj narudžbi ${orderNumber}`,
      heading: 'Ne možemo prihvatiti Vašu narudžbu',
      lines: [
        'Vašu narudžbu nismo mogli potvrditi, pa je nećemo poslati. Nemate što platiti.',
        'Ako mislite da je riječ o pogrešci, odgovorite na ovu poruku.',
      ],
    }),
  },
  pieces: 'Artikli',
  carrier: 'Dostavna služba',
  trackingNumber: 'Broj pošiljke',
  pickup: 'Gdje Vas čeka',
  follow: 'Prati paket',
  look: 'Pogledaj narudžbu',
};
