import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterIt: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Conferma l’iscrizione alla newsletter di ${shop}`,
      heading: 'Un clic e l’iscrizione è fatta',
      lines: [
        `Qualcuno, speriamo tu, ha richiesto la newsletter di ${shop} con questo indirizzo e-mail. La inviamo solo a chi ce lo chiede di persona.`,
      ],
      button: 'Sì, voglio la newsletter',
      note: 'Il link vale una sola volta, per sette giorni. Se la richiesta non è tua, non fare nulla: non riceverai la newsletter e cancelleremo l’indirizzo.',
    }),
    welcome: ({ shop }) => ({
      subject: `La tua iscrizione alla newsletter di ${shop}`,
      heading: 'Grazie, l’iscrizione è attiva',
      lines: ['Da ora ti scriviamo quando arriva qualcosa di nuovo e quando i prezzi scendono.'],
      button: 'Vai al negozio',
      note: 'Puoi annullare quando vuoi, con un clic in fondo a ogni e-mail e senza accedere.',
    }),
  },
  unsubscribe: 'Annulla l’iscrizione alla newsletter',
  footer: (shop) => `Ricevi questo messaggio perché questo indirizzo è stato inserito per la newsletter di ${shop}.`,
};
