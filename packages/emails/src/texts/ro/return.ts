import type { ReturnTexts } from '../return-texts.ts';

export const returnRo: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Am primit returul ${returnNumber}`,
      heading: 'Am primit cererea de retur',
      lines: [
        `Doriți să returnați ceva din comanda ${orderNumber}. Verificăm cererea și vă scriem în două zile lucrătoare.`,
        'Nu trimiteți nimic până atunci: primiți mai întâi formularul pentru colet.',
      ],
      button: 'Vezi returul',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Trimiteți returul ${returnNumber}`,
      heading: 'Îl puteți trimite acum',
      lines: [
        'Returul este aprobat. Deschideți pagina lui, tipăriți formularul și puneți-l în colet. Nu aveți imprimantă? Scrieți numărul returului pe o foaie și puneți-o în colet.',
        'Păstrați dovada pe care o primiți când predați coletul.',
      ],
      button: 'Deschide formularul pentru colet',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Despre returul ${returnNumber}`,
      heading: 'Nu putem accepta returul',
      lines: ['Am verificat returul și nu putem accepta produsele de mai jos. Dacă vedeți altfel lucrurile, răspundeți la acest mesaj.'],
      button: 'Vezi returul',
    }),
    received: ({ returnNumber }) => ({
      subject: `Returul ${returnNumber} a ajuns`,
      heading: 'Coletul a ajuns',
      lines: ['Produsele de mai jos sunt din nou la noi. Le verificăm acum; banii sau cealaltă mărime urmează în câteva zile lucrătoare.'],
      button: 'Vezi returul',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `V-ați retras din comanda ${orderNumber} la ${shop}`,
      heading: 'Am primit declarația de retragere',
      lines: [
        `La ${at} ați declarat că vă retrageți din contractul comenzii ${orderNumber}, pentru produsele de mai jos. Acest mesaj este confirmarea noastră de primire; păstrați-l.`,
        'Ce ați primit deja, trimiteți înapoi în 14 zile. Primiți înapoi tot ce ați plătit pentru aceste produse; dacă vă retrageți din toată comanda, și livrarea standard.',
      ],
      button: 'Vezi retragerea',
    }),
  },
  returnNumber: 'Numărul returului',
  pieces: 'Produse',
  notSent: 'Ce nu fusese ambalat nu se mai trimite.',
  sendTo: 'Trimiteți la',
  reason: 'Motiv',
  footer: (shop) => `Primiți acest mesaj din cauza unui retur al comenzii de la ${shop}.`,
};
