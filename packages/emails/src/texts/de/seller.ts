import type { SellerTexts } from '../seller-texts.ts';

export const sellerDe: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Ihre Bewerbung ist da',
      lines: [
        `danke, dass Sie bei ${shop} verkaufen möchten. Wir lesen jede Bewerbung selbst und schreiben Ihnen, sobald wir entschieden haben, in der Regel innerhalb von fünf Werktagen.`,
        'Bis dahin brauchen Sie nichts zu tun. Wenn sich etwas ändert, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    again: ({ shop, company }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Sie haben sich schon beworben',
      lines: [
        `jemand, wahrscheinlich Sie selbst, hat das Formular für Verkäufer gerade noch einmal mit dieser Adresse ausgefüllt. ${company} ist bei uns damit schon eingetragen; vom neuen Formular haben wir nichts übernommen.`,
        'Wenn Sie etwas ändern möchten oder es nicht waren, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    approved: ({ shop, company }) => ({
      subject: `Willkommen: ${company} verkauft bei ${shop}`,
      heading: 'Sie sind dabei',
      lines: [
        `wir freuen uns auf ${company}. Eine zweite Nachricht ist unterwegs: Ihr Link bestätigt Ihr Postfach und öffnet Ihren Platz in der Verwaltung. Dort legen Sie Ihre Produkte an, sehen Ihre Bestellungen und schreiben Ihre Geschichte.`,
        'Ihre Geschichte steht ab jetzt auf der Seite unserer Verkäufer. Jedes Produkt sehen wir uns einmal an, bevor es in den Verkauf geht.',
      ],
      button: 'Zu Ihrer Geschichte',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Wir können Ihre Bewerbung nicht annehmen',
      lines: [
        `wir haben uns die Bewerbung von ${company} angesehen und können sie so nicht annehmen.`,
        'Wenn sich daran etwas ändert, bewerben Sie sich gern noch einmal.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} ist bei ${shop} gesperrt`,
      heading: 'Ihr Platz ist gesperrt',
      lines: [
        'Sie können sich vorerst nicht in der Verwaltung anmelden, und Ihre Geschichte wird nicht gezeigt. Bestellungen, die schon aufgegeben sind, werden wie vereinbart geliefert und abgerechnet.',
        'Falls das ein Irrtum ist, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} verkauft wieder bei ${shop}`,
      heading: 'Sie sind wieder dabei',
      lines: ['Ihr Platz ist wieder offen: Sie melden sich wie gewohnt in der Verwaltung an, und Ihre Geschichte wird gezeigt.'],
      button: 'Zu Ihrer Geschichte',
    }),
  },
  reason: 'Unser Grund',
  footer: (shop) => `Sie erhalten diese Nachricht, weil diese Adresse in einer Bewerbung als Verkäufer bei ${shop} angegeben wurde.`,
};
