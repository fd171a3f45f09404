import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessDe: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Ihre Bestellung ${orderNumber} bei ${shop} öffnen`,
      heading: 'Ihre Bestellung',
      lines: [
        'über die Schaltfläche unten sehen Sie Ihre Bestellung mit Adresse und Rechnung und können etwas zurücksenden. Der Link ist nur für Sie: Bitte geben Sie ihn nicht weiter.',
      ],
      button: 'Bestellung öffnen',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Bitte bestätigen Sie Ihre Rückgabe zur Bestellung ${orderNumber}`,
      heading: 'Bitte bestätigen Sie Ihre Rückgabe',
      lines: [
        `am ${at} wurden mit den Nummern der Bestellung ${orderNumber} die Artikel unten zur Rückgabe gemeldet. Wenn Sie das waren, bestätigen Sie es bitte: Dann kümmern wir uns darum.`,
        `Sie können sie bis zum ${day} bestätigen.`,
      ],
      button: 'Rückgabe bestätigen',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Bitte bestätigen Sie Ihren Widerruf zur Bestellung ${orderNumber}`,
      heading: 'Ihr Widerruf ist eingegangen',
      lines: [
        `am ${at} haben Sie erklärt, den Vertrag zur Bestellung ${orderNumber} für die Artikel unten zu widerrufen. Diese Nachricht ist unsere Eingangsbestätigung; bitte bewahren Sie sie auf.`,
        `Es wurden nur die Nummern der Bestellung eingegeben. Bitte bestätigen Sie bis zum ${day}, dass Sie es waren: Der Widerruf gilt dann ab dem oben genannten Zeitpunkt.`,
      ],
      button: 'Widerruf bestätigen',
    }),
    review: ({ shop }) => ({
      subject: `Bitte bestätigen Sie Ihre Bewertung bei ${shop}`,
      heading: 'Bitte bestätigen Sie Ihre Bewertung',
      lines: [
        'vielen Dank für Ihre Bewertung des Artikels unten. Bitte bestätigen Sie, dass sie von Ihnen ist. Wir zeigen sie, sobald wir sie geprüft haben.',
      ],
      button: 'Bewertung bestätigen',
    }),
  },
  footer: (shop) =>
    `Sie erhalten diese Nachricht, weil die Nummern Ihrer Bestellung bei ${shop} eingegeben wurden. Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung geschieht nichts.`,
};
