import type { SellerTexts } from '../seller-texts.ts';
import { sellerDe } from '../de/seller.ts';

export const sellerAt: SellerTexts = {
  ...sellerDe,
  letters: {
    ...sellerDe.letters,
    received: ({ shop }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Wir haben Ihre Bewerbung',
      lines: [
        `vielen Dank, dass Sie bei ${shop} verkaufen möchten. Wir lesen jede Bewerbung selbst und schreiben Ihnen, sobald wir entschieden haben, in der Regel innerhalb von fünf Werktagen.`,
        'Bis dahin müssen Sie nichts tun. Wenn sich etwas ändert, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    again: ({ shop, company }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Sie haben sich schon beworben',
      lines: [
        `jemand, wahrscheinlich Sie selbst, hat das Formular für Verkäufer gerade nochmals mit dieser Adresse ausgefüllt. ${company} ist damit bei uns schon eingetragen; aus dem neuen Formular haben wir nichts übernommen.`,
        'Wenn Sie etwas ändern möchten oder es nicht waren, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    approved: ({ shop, company }) => ({
      subject: `Willkommen: ${company} verkauft bei ${shop}`,
      heading: 'Sie sind dabei',
      lines: [
        `wir freuen uns auf ${company}. Eine zweite Nachricht ist unterwegs: Ihr Link bestätigt Ihr Postfach und öffnet Ihren Platz in der Verwaltung. Dort legen Sie Ihre Artikel an, sehen Ihre Bestellungen und schreiben Ihre Geschichte.`,
        'Ihre Geschichte steht ab jetzt auf der Seite unserer Verkäufer. Jeden Artikel schauen wir uns einmal an, bevor er in den Verkauf geht.',
      ],
      button: 'Zu Ihrer Geschichte',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Ihre Bewerbung als Verkäufer bei ${shop}`,
      heading: 'Wir können Ihre Bewerbung nicht annehmen',
      lines: [
        `wir haben uns die Bewerbung von ${company} angeschaut und können sie so nicht annehmen.`,
        'Wenn sich daran etwas ändert, bewerben Sie sich gerne nochmals.',
      ],
      button: 'Wer bei uns verkauft',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} ist bei ${shop} gesperrt`,
      heading: 'Ihr Platz ist gesperrt',
      lines: [
        'Sie können sich vorerst nicht in der Verwaltung anmelden, und Ihre Geschichte wird nicht gezeigt. Bestellungen, die schon aufgegeben sind, werden wie vereinbart geliefert und abgerechnet.',
        'Wenn Sie das für einen Irrtum halten, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Wer bei uns verkauft',
    }),
  },
  reason: 'Begründung',
};
