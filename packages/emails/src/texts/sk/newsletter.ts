import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterSk: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Potvrďte, prosím, newsletter ${shop}`,
      heading: 'Stačí jediné kliknutie',
      lines: [`Niekto, dúfame, že vy, si na túto e-mailovú adresu objednal newsletter ${shop}. Posielame ho len tým, ktorí to sami potvrdia.`],
      button: 'Áno, chcem newsletter',
      note: 'Odkaz platí raz, počas siedmich dní. Ak ste to neboli vy, nerobte nič: newsletter vám chodiť nebude a adresu zmažeme.',
    }),
    welcome: ({ shop }) => ({
      subject: `Váš newsletter ${shop}`,
      heading: 'Ďakujeme, ste na zozname',
      lines: ['Odteraz vám napíšeme, keď dorazí niečo nové a keď niečo zlacnie.'],
      button: 'Do obchodu',
      note: 'Odhlásiť sa môžete kedykoľvek, jedným kliknutím pod každým e-mailom a bez prihlasovania.',
    }),
  },
  unsubscribe: 'Odhlásiť newsletter',
  footer: (shop) => `Túto správu dostávate, lebo táto adresa bola zadaná na odber newslettera ${shop}.`,
};
