import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterDe: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Bitte bestätigen: der Newsletter von ${shop}`,
      heading: 'Nur noch ein Klick',
      lines: [
        `Jemand, hoffentlich Sie selbst, hat mit dieser E-Mail-Adresse den Newsletter von ${shop} bestellt. Wir schicken ihn nur, wenn Sie das hier bestätigen.`,
      ],
      button: 'Ja, ich möchte den Newsletter',
      note: 'Der Link gilt einmal und sieben Tage lang. Falls Sie es nicht waren, brauchen Sie nichts zu tun: Sie bekommen keinen Newsletter, und wir löschen die Adresse.',
    }),
    welcome: ({ shop }) => ({
      subject: `Ihr Newsletter von ${shop}`,
      heading: 'Danke, Sie sind dabei',
      lines: ['Ab jetzt schreiben wir Ihnen, wenn Neues eintrifft und wenn etwas günstiger wird.'],
      button: 'Zum Shop',
      note: 'Abbestellen können Sie jederzeit: mit einem Klick unter jeder E-Mail, ohne sich anzumelden.',
    }),
  },
  unsubscribe: 'Newsletter abbestellen',
  footer: (shop) => `Sie erhalten diese Nachricht, weil diese Adresse für den Newsletter von ${shop} eingetragen wurde.`,
};
