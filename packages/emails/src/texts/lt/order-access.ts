import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessLt: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Atverkite savo „${shop}“ užsakymą ${orderNumber}`,
      heading: 'Jūsų užsakymas',
      lines: [
        'paspaudę mygtuką matysite savo užsakymą su adresu ir sąskaita ir galėsite ką nors grąžinti. Nuoroda skirta tik jums: neperduokite jos kitiems.',
      ],
      button: 'Atverti užsakymą',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Patvirtinkite užsakymo ${orderNumber} grąžinimą`,
      heading: 'Patvirtinkite grąžinimą',
      lines: [
        `${at} nurodžius užsakymo ${orderNumber} numerius paprašyta grąžinti toliau nurodytas prekes. Jei tai buvote jūs, patvirtinkite: tada jį peržiūrėsime.`,
        `Patvirtinti galite iki ${day}.`,
      ],
      button: 'Patvirtinti grąžinimą',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Patvirtinkite užsakymo ${orderNumber} sutarties atsisakymą`,
      heading: 'Gavome jūsų atsisakymą',
      lines: [
        `${at} pareiškėte, kad atsisakote užsakymo ${orderNumber} sutarties dėl toliau nurodytų prekių. Ši žinutė patvirtina gavimą; išsaugokite ją.`,
        `Buvo nurodyti tik užsakymo numeriai. Iki ${day} patvirtinkite, kad tai buvote jūs: atsisakymas tada galioja nuo nurodyto laiko.`,
      ],
      button: 'Patvirtinti atsisakymą',
    }),
    review: ({ shop }) => ({
      subject: `Patvirtinkite savo atsiliepimą „${shop}“`,
      heading: 'Patvirtinkite savo atsiliepimą',
      lines: ['dėkojame už atsiliepimą apie toliau nurodytą prekę. Patvirtinkite, kad jis jūsų. Parodysime, kai peržiūrėsime.'],
      button: 'Patvirtinti atsiliepimą',
    }),
  },
  footer: (shop) =>
    `Šią žinutę gavote, nes buvo įvesti jūsų „${shop}“ užsakymo numeriai. Jei tai ne jūs, nieko daryti nereikia: be jūsų patvirtinimo nieko neįvyks.`,
};
