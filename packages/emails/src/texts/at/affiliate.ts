import type { AffiliateTexts } from '../affiliate-texts.ts';
import { affiliateDe } from '../de/affiliate.ts';

export const affiliateAt: AffiliateTexts = {
  ...affiliateDe,
  letters: {
    ...affiliateDe.letters,
    applied: ({ shop }) => ({
      subject: `Ihre Bewerbung für das Partnerprogramm von ${shop}`,
      heading: 'Wir haben Ihre Bewerbung',
      lines: [
        `vielen Dank, dass Sie mit ${shop} verkaufen möchten. Wir schauen uns Ihre Bewerbung an und schreiben Ihnen, sobald darüber entschieden ist.`,
        'Bis dahin müssen Sie nichts tun.',
      ],
      button: 'Bewerbung anschauen',
    }),
    rejected: ({ shop }) => ({
      subject: `Ihre Bewerbung für das Partnerprogramm von ${shop}`,
      heading: 'Wir können Ihre Bewerbung nicht annehmen',
      lines: ['wir haben Ihre Bewerbung geprüft und können Sie derzeit nicht in das Programm aufnehmen.'],
      button: 'Bewerbung anschauen',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Zu Ihrer Provision für die Bestellung ${orderNumber}`,
      heading: 'Eine Provision wurde abgelehnt',
      lines: [
        `wir haben die Provision von ${amount} für die Bestellung ${orderNumber} geprüft und können sie nicht freigeben. Sie wird von Ihren ausstehenden Provisionen abgezogen; sonst ändert sich nichts.`,
        'Wenn Sie das anders sehen, antworten Sie einfach auf diese Nachricht.',
      ],
      button: 'Provisionen anschauen',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} sind unterwegs zu Ihnen`,
      heading: 'Ihr Geld ist unterwegs',
      lines: [
        `wir haben ${amount} ausgezahlt. Je nach Bank kommt das Geld in den nächsten Werktagen an, mit dem Verwendungszweck ${payoutNumber}.`,
        'Die Abrechnung mit jeder einzelnen Provision finden Sie im Portal.',
      ],
      button: 'Auszahlungen anschauen',
    }),
  },
};
