import type { ReturnTexts } from '../return-texts.ts';

export const returnHr: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Primili smo Vaš povrat ${returnNumber}`,
      heading: 'Primili smo Vaš zahtjev za povrat',
      lines: [
        `Želite vratiti nešto iz narudžbe ${orderNumber}. Pregledavamo zahtjev i pišemo Vam u roku od dva radna dana.`,
        'Molimo, prije toga ništa ne šaljite: najprije dobivate listić za paket.',
      ],
      button: 'Pogledaj povrat',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Pošaljite svoj povrat ${returnNumber}`,
      heading: 'Sada ga možete poslati',
      lines: [
        'Vaš je povrat odobren. Otvorite njegovu stranicu, ispišite listić i stavite ga u paket. Nemate pisač? Broj povrata napišite na papir i priložite ga.',
        'Čuvajte potvrdu koju dobijete pri predaji paketa.',
      ],
      button: 'Otvori listić za paket',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `O Vašem povratu ${returnNumber}`,
      heading: 'Ovo ne možemo primiti natrag',
      lines: ['Pregledali smo Vaš povrat i ne možemo prihvatiti artikle u nastavku. Ako mislite drukčije, samo odgovorite na ovu poruku.'],
      button: 'Pogledaj povrat',
    }),
    received: ({ returnNumber }) => ({
      subject: `Vaš povrat ${returnNumber} je stigao`,
      heading: 'Vaš je paket stigao',
      lines: ['Artikli u nastavku ponovno su kod nas. Sada ih pregledavamo; povrat novca ili druga veličina slijedi u roku od nekoliko radnih dana.'],
      button: 'Pogledaj povrat',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Jednostrani raskid ugovora za narudžbu ${orderNumber} – ${shop}`,
      heading: 'Primili smo Vaš raskid',
      lines: [
        `Izjavili ste (${at}) da jednostrano raskidate ugovor za narudžbu ${orderNumber}, i to za artikle u nastavku. Ova je poruka naša potvrda primitka; molimo, sačuvajte je.`,
        'Što ste već primili, vratite u roku od 14 dana. Vraćamo Vam sve što ste za to platili; ako raskidate cijelu narudžbu, i standardnu dostavu.',
      ],
      button: 'Pogledaj raskid',
    }),
  },
  returnNumber: 'Broj povrata',
  pieces: 'Artikli',
  notSent: 'Što još nije bilo zapakirano, neće biti poslano.',
  sendTo: 'Pošaljite na',
  reason: 'Razlog',
  footer: (shop) => `Ovu poruku primate zbog povrata iz Vaše narudžbe u trgovini ${shop}.`,
};
