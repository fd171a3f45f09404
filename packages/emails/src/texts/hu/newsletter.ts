import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterHu: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Kérjük, erősítse meg: ${shop} hírlevél`,
      heading: 'Egy kattintás, és felvesszük a listára',
      lines: [
        `Valaki, reméljük, Ön, feliratkozott ezzel az e-mail-címmel a hírlevelünkre (${shop}). Csak annak küldjük, aki ezt maga is megerősíti.`,
      ],
      button: 'Igen, kérem a hírlevelet',
      note: 'A link egyszer, hét napig használható. Ha nem Ön volt, nincs teendője: nem kap hírlevelet, a címet pedig töröljük.',
    }),
    welcome: ({ shop }) => ({
      subject: `Feliratkozott: ${shop} hírlevél`,
      heading: 'Köszönjük, felvettük a listára',
      lines: ['Mostantól értesítjük, ha újdonság érkezik, és ha csökkennek az árak.'],
      button: 'A webshopba',
      note: 'Bármikor leiratkozhat egyetlen kattintással minden e-mail alján, bejelentkezés nélkül.',
    }),
  },
  unsubscribe: 'Leiratkozás a hírlevélről',
  footer: (shop) => `Ezt az üzenetet azért kapta, mert ezt a címet megadták a hírlevelünkhöz (${shop}).`,
};
