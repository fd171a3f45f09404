import type { ReturnTexts } from '../return-texts.ts';

export const returnLt: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Gavome jūsų grąžinimą ${returnNumber}`,
      heading: 'Gavome jūsų grąžinimo prašymą',
      lines: [
        `norite ką nors grąžinti iš užsakymo ${orderNumber}. Peržiūrėsime ir parašysime per dvi darbo dienas.`,
        'Iki tol nieko nesiųskite: pirmiausia gausite siuntos lapelį.',
      ],
      button: 'Žiūrėti grąžinimą',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Išsiųskite grąžinimą ${returnNumber}`,
      heading: 'Dabar galite siųsti',
      lines: [
        'jūsų grąžinimas patvirtintas. Atidarykite jo puslapį, atsispausdinkite lapelį ir įdėkite į siuntą. Neturite spausdintuvo? Užrašykite grąžinimo numerį ant popieriaus lapo ir įdėkite jį.',
        'Atiduodami siuntą gausite kvitą – jį išsaugokite.',
      ],
      button: 'Atidaryti siuntos lapelį',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Dėl jūsų grąžinimo ${returnNumber}`,
      heading: 'Šių prekių priimti negalime',
      lines: ['peržiūrėjome jūsų grąžinimą ir toliau išvardytų prekių priimti negalime. Jei manote kitaip, tiesiog atsakykite į šį laišką.'],
      button: 'Žiūrėti grąžinimą',
    }),
    received: ({ returnNumber }) => ({
      subject: `Jūsų grąžinimas ${returnNumber} pasiekė mus`,
      heading: 'Jūsų siunta pasiekė mus',
      lines: ['toliau išvardytos prekės vėl pas mus. Dabar jas tikriname; pinigus arba kitą dydį gausite per kelias darbo dienas.'],
      button: 'Žiūrėti grąžinimą',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Užsakymo ${orderNumber} sutarties atsisakymas, ${shop}`,
      heading: 'Gavome jūsų sutarties atsisakymą',
      lines: [
        `pranešėte (${at}), kad atsisakote užsakymo ${orderNumber} sutarties dėl toliau išvardytų prekių. Šiuo laišku patvirtiname, kad pranešimą gavome; išsaugokite jį.`,
        'Ką jau gavote, išsiųskite atgal per 14 dienų. Grąžinsime viską, ką už tai sumokėjote; jei atsisakote viso užsakymo – ir standartinio pristatymo kainą.',
      ],
      button: 'Žiūrėti atsisakymą',
    }),
  },
  returnNumber: 'Grąžinimo numeris',
  pieces: 'Prekės',
  notSent: 'Kas dar nebuvo supakuota, nebus siunčiama.',
  sendTo: 'Siųskite adresu',
  reason: 'Priežastis',
  footer: (shop) => `Šį laišką gavote dėl užsakymo grąžinimo parduotuvėje ${shop}.`,
};
