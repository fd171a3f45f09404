import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterPl: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Potwierdź: newsletter ${shop}`,
      heading: 'Jedno kliknięcie i jesteś na liście',
      lines: [`Ktoś, mamy nadzieję, że Ty, zapisał ten adres e-mail do newslettera ${shop}. Wysyłamy go tylko osobom, które same tego chcą.`],
      button: 'Tak, chcę newsletter',
      note: 'Link działa raz, przez siedem dni. Jeśli to nie Ty, nic nie rób: nie dostaniesz newslettera, a adres usuniemy.',
    }),
    welcome: ({ shop }) => ({
      subject: `Jesteś na liście ${shop}`,
      heading: 'Dziękujemy, jesteś na liście',
      lines: ['Od teraz damy Ci znać, gdy pojawi się coś nowego i gdy spadną ceny.'],
      button: 'Do sklepu',
      note: 'Możesz zrezygnować, kiedy chcesz, jednym kliknięciem na dole każdej wiadomości i bez logowania.',
    }),
  },
  unsubscribe: 'Zrezygnuj z newslettera',
  footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ ten adres został podany do newslettera ${shop}.`,
};
