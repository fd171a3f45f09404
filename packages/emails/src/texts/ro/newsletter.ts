import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterRo: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Confirmați: newsletterul ${shop}`,
      heading: 'Un clic și sunteți pe listă',
      lines: [
        `Cineva, sperăm că dumneavoastră, a cerut newsletterul ${shop} cu această adresă de e-mail. Îl trimitem doar celor care confirmă personal.`,
      ],
      button: 'Da, vreau newsletterul',
      note: 'Linkul funcționează o singură dată, timp de șapte zile. Dacă nu ați fost dumneavoastră, nu faceți nimic: nu veți primi newsletterul, iar adresa o ștergem.',
    }),
    welcome: ({ shop }) => ({
      subject: `Sunteți pe lista ${shop}`,
      heading: 'Vă mulțumim, sunteți pe listă',
      lines: ['De acum vă anunțăm când sosește ceva nou și când scad prețurile.'],
      button: 'La magazin',
      note: 'Vă puteți dezabona oricând, cu un singur clic la finalul fiecărui e-mail și fără autentificare.',
    }),
  },
  unsubscribe: 'Dezabonare de la newsletter',
  footer: (shop) => `Primiți acest mesaj fiindcă această adresă a fost înscrisă la newsletterul ${shop}.`,
};
