import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterCz: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Potvrďte prosím newsletter ${shop}`,
      heading: 'Zbývá jediné kliknutí',
      lines: [`Někdo, doufáme, že vy, si na tuto e-mailovou adresu objednal newsletter ${shop}. Posíláme ho jen těm, kdo to sami potvrdí.`],
      button: 'Ano, chci newsletter',
      note: 'Odkaz platí jednou, po dobu sedmi dnů. Pokud jste to nebyli vy, nic nedělejte: newsletter vám chodit nebude a adresu smažeme.',
    }),
    welcome: ({ shop }) => ({
      subject: `Váš newsletter ${shop}`,
      heading: 'Děkujeme, jste na seznamu',
      lines: ['Od této chvíle vám napíšeme, když dorazí něco nového a když něco zlevní.'],
      button: 'Do obchodu',
      note: 'Odhlásit se můžete kdykoli, jedním kliknutím pod každým e-mailem a bez přihlašování.',
    }),
  },
  unsubscribe: 'Odhlásit newsletter',
  footer: (shop) => `Tuto zprávu dostáváte, protože tato adresa byla zadána k odběru newsletteru ${shop}.`,
};
