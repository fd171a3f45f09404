import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterSl: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Potrdite prijavo na e-novice ${shop}`,
      heading: 'Še en klik in ste na seznamu',
      lines: [`Nekdo, upamo, da vi, je s tem e-poštnim naslovom zaprosil za e-novice ${shop}. Pošiljamo jih le tistim, ki to potrdijo sami.`],
      button: 'Da, želim e-novice',
      note: 'Povezava velja enkrat, sedem dni. Če to niste bili vi, ne storite ničesar: e-novic ne boste prejemali, naslov pa izbrišemo.',
    }),
    welcome: ({ shop }) => ({
      subject: `Ste na seznamu ${shop}`,
      heading: 'Hvala, ste na seznamu',
      lines: ['Odslej vam pišemo, ko pride kaj novega in ko se cene znižajo.'],
      button: 'V trgovino',
      note: 'Odjavite se lahko kadar koli, z enim klikom na dnu vsakega sporočila in brez prijave.',
    }),
  },
  unsubscribe: 'Odjava od e-novic',
  footer: (shop) => `To sporočilo ste prejeli, ker je bil ta naslov vpisan za e-novice ${shop}.`,
};
