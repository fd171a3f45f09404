import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateLt: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Dalis jūsų užsakymo ${orderNumber} jau kelyje` : `Jūsų užsakymas ${orderNumber} jau kelyje`,
      heading: hasMore ? 'Pirmoji dalis jau kelyje' : 'Jūsų siunta jau kelyje',
      lines: [
        isExchange ? 'prekės, kurių prašėte mainais, ką tik iškeliavo. Mokėti nereikia.' : 'jūsų siunta ką tik iškeliavo.',
        ...(hasMore ? ['Likusi užsakymo dalis atkeliaus kita siunta. Už tai papildomai mokėti nereikia.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Jūsų užsakymą ${orderNumber} galima atsiimti`,
      heading: 'Paruošta atsiimti',
      lines: ['užsakymą jau galite atsiimti, darbo dienomis nuo 10.00 iki 15.00. Turėkite užsakymo numerį.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Jūsų užsakymas ${orderNumber} pristatytas`,
      heading: 'Jūsų siunta pristatyta',
      lines: [
        `tikimės, kad viskas tinka. Jei ne, per ${returnDays} dienų galite grąžinti arba pakeisti į kitą dydį: kaip tai padaryti, parašyta užsakymo puslapyje.`,
        ...(hasMore
          ? ['Likusi užsakymo dalis dar atkeliaus.']
          : ['Jei norite, papasakokite kitiems, kaip tinka: atsiliepimą galite palikti tame pačiame puslapyje.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Siuntos įteikti nepavyko (užsakymas ${orderNumber})`,
      heading: 'Jūsų neradome',
      lines: ['vežėjui nepavyko įteikti jūsų siuntos. Jis bandys dar kartą arba ją pasaugos: kur ir iki kada, parašyta jo puslapyje.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Siunta grįžo pas mus (užsakymas ${orderNumber})`,
      heading: 'Jūsų siunta grįžo',
      lines: [
        'vežėjas grąžino jūsų siuntą mums.',
        amount ? `Grąžiname jums ${amount}.` : 'Mokėti nereikia.',
        'Jei prekių vis dar norite, tiesiog užsakykite dar kartą.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Siunta dingo (užsakymas ${orderNumber})`,
      heading: 'Apgailestaujame',
      lines: [
        'jūsų siunta dingo pakeliui pas jus.',
        amount ? `Grąžiname jums ${amount}.` : 'Mokėti nereikia.',
        'Jei prekių vis dar norite, tiesiog užsakykite dar kartą; jei kas nors išparduota, atsakykite į šį laišką.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Jūsų užsakymo ${orderNumber} pakeitimas`,
      heading: 'Dalis užsakymo atšaukta',
      lines: [
        'toliau išvardytų prekių nesiųsime.',
        amount ? `Grąžiname jums ${amount}.` : 'Už jas mokėti nereikia.',
        'Visa kita atkeliaus, kaip užsakėte.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Grąžinome jums ${amount} (užsakymas ${orderNumber})`,
      heading: 'Pinigai keliauja pas jus',
      lines: [
        isByHand
          ? `pervedėme jums ${amount}. Paprastai pinigai pasiekia per dvi darbo dienas.`
          : `grąžinome ${amount} tuo pačiu būdu, kuriuo mokėjote. Priklausomai nuo banko, pinigus pamatysite per 3–10 darbo dienų.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Dėl jūsų užsakymo ${orderNumber}`,
      heading: 'Užsakymo priimti negalime',
      lines: ['užsakymo patvirtinti negalėjome, todėl jo nesiųsime. Mokėti nereikia.', 'Jei manote, kad tai klaida, atsakykite į šį laišką.'],
    }),
  },
  pieces: 'Prekės',
  carrier: 'Vežėjas',
  trackingNumber: 'Siuntos numeris',
  pickup: 'Kur laukia siunta',
  follow: 'Sekti siuntą',
  look: 'Žiūrėti užsakymą',
};
