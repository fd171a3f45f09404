import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterHr: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Potvrdite prijavu na newsletter – ${shop}`,
      heading: 'Još jedan klik i na popisu ste',
      lines: [`Netko je, nadamo se Vi, s ovom e-adresom zatražio newsletter trgovine ${shop}. Šaljemo ga samo onima koji to sami potvrde.`],
      button: 'Da, želim newsletter',
      note: 'Poveznica vrijedi jednom, sedam dana. Ako to niste bili Vi, ne činite ništa: nećete dobivati newsletter, a adresu brišemo.',
    }),
    welcome: ({ shop }) => ({
      subject: `Na popisu ste – ${shop}`,
      heading: 'Hvala, na popisu ste',
      lines: ['Od sada Vam pišemo kada stigne nešto novo i kada cijene padnu.'],
      button: 'U trgovinu',
      note: 'Odjaviti se možete kad god želite, jednim klikom na dnu svake poruke i bez prijave.',
    }),
  },
  unsubscribe: 'Odjava s newslettera',
  footer: (shop) => `Ovu poruku primate jer je ova adresa upisana za newsletter trgovine ${shop}.`,
};
