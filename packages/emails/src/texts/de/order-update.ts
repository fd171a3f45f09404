import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateDe: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Ein Teil Ihrer Bestellung ${orderNumber} ist unterwegs` : `Ihre Bestellung ${orderNumber} ist unterwegs`,
      heading: hasMore ? 'Der erste Teil ist unterwegs' : 'Ihr Paket ist unterwegs',
      lines: [
        isExchange ? 'Ihr Umtausch hat unser Lager verlassen. Es ist nichts zu bezahlen.' : 'Ihr Paket hat gerade unser Lager verlassen.',
        ...(hasMore ? ['Der Rest Ihrer Bestellung folgt in einem weiteren Paket. Das kostet Sie nichts extra.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Ihre Bestellung ${orderNumber} liegt zur Abholung bereit`,
      heading: 'Bereit zur Abholung',
      lines: ['Sie können Ihre Bestellung jetzt abholen, werktags von 10:00 bis 15:00 Uhr. Bitte bringen Sie die Bestellnummer mit.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Ihre Bestellung ${orderNumber} ist angekommen`,
      heading: 'Ihr Paket ist da',
      lines: [
        `wir hoffen, dass alles passt. Wenn nicht: Sie haben ${returnDays} Tage Zeit, es zurückzusenden oder gegen eine andere Größe zu tauschen. Wie das geht, zeigt die Seite Ihrer Bestellung.`,
        ...(hasMore
          ? ['Der Rest Ihrer Bestellung kommt noch.']
          : ['Wenn Sie mögen, sagen Sie anderen, wie es passt: Auf derselben Seite können Sie es bewerten.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Ihr Paket konnte nicht übergeben werden (Bestellung ${orderNumber})`,
      heading: 'Wir haben Sie nicht angetroffen',
      lines: [
        'der Paketdienst konnte Ihr Paket nicht übergeben. Er versucht es noch einmal oder hebt es für Sie auf; wo und bis wann, steht auf seiner Seite.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Ihr Paket ist zu uns zurückgekommen (Bestellung ${orderNumber})`,
      heading: 'Ihr Paket kam zurück',
      lines: [
        'der Paketdienst hat Ihr Paket zu uns zurückgebracht.',
        amount ? `Wir erstatten Ihnen ${amount}.` : 'Sie müssen nichts bezahlen.',
        'Wenn Sie es noch möchten, bestellen Sie es einfach noch einmal.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Ihr Paket ist verloren gegangen (Bestellung ${orderNumber})`,
      heading: 'Das tut uns leid',
      lines: [
        'Ihr Paket ist auf dem Weg zu Ihnen verloren gegangen.',
        amount ? `Wir erstatten Ihnen ${amount}.` : 'Sie müssen nichts bezahlen.',
        'Wenn Sie es noch möchten, bestellen Sie es einfach noch einmal; sollte etwas ausverkauft sein, antworten Sie auf diese Nachricht.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Änderung an Ihrer Bestellung ${orderNumber}`,
      heading: 'Ein Teil Ihrer Bestellung ist storniert',
      lines: [
        'die folgenden Artikel verschicken wir nicht.',
        amount ? `Wir erstatten Ihnen ${amount}.` : 'Sie bezahlen sie nicht.',
        'Alles andere kommt wie bestellt.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Wir haben Ihnen ${amount} erstattet (Bestellung ${orderNumber})`,
      heading: 'Ihr Geld ist unterwegs',
      lines: [
        isByHand
          ? `wir haben Ihnen ${amount} überwiesen. Das Geld ist meist innerhalb von zwei Werktagen da.`
          : `wir haben ${amount} auf dem Weg erstattet, auf dem Sie bezahlt haben. Je nach Bank dauert es 3 bis 10 Werktage, bis Sie es sehen.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Zu Ihrer Bestellung ${orderNumber}`,
      heading: 'Wir können Ihre Bestellung nicht annehmen',
      lines: [
        'wir konnten Ihre Bestellung nicht bestätigen; sie wird nicht verschickt. Sie müssen nichts bezahlen.',
        'Wenn Sie das für einen Irrtum halten, antworten Sie bitte auf diese Nachricht.',
      ],
    }),
  },
  pieces: 'Artikel',
  carrier: 'Paketdienst',
  trackingNumber: 'Sendungsnummer',
  pickup: 'Hier liegt es bereit',
  follow: 'Paket verfolgen',
  look: 'Bestellung ansehen',
};
