import type { OrderUpdateTexts } from '../order-update-texts.ts';
import { orderUpdateDe } from '../de/order-update.ts';

export const orderUpdateAt: OrderUpdateTexts = {
  ...orderUpdateDe,
  letters: {
    ...orderUpdateDe.letters,
    readyForPickup: ({ orderNumber }) => ({
      subject: `Ihre Bestellung ${orderNumber} liegt zur Abholung bereit`,
      heading: 'Bereit zur Abholung',
      lines: ['Sie können Ihre Bestellung jetzt abholen, werktags von 10 bis 15 Uhr. Bitte nehmen Sie die Bestellnummer mit.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Ihre Bestellung ${orderNumber} ist angekommen`,
      heading: 'Ihr Paket ist da',
      lines: [
        `wir hoffen, dass alles passt. Wenn nicht: Sie haben ${returnDays} Tage Zeit, es zurückzuschicken oder gegen eine andere Größe zu tauschen. Wie das geht, zeigt die Seite Ihrer Bestellung.`,
        ...(hasMore
          ? ['Der Rest Ihrer Bestellung kommt noch.']
          : ['Wenn Sie mögen, sagen Sie anderen, wie es passt: Auf derselben Seite können Sie es bewerten.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Ihr Paket konnte nicht übergeben werden (Bestellung ${orderNumber})`,
      heading: 'Wir haben Sie nicht angetroffen',
      lines: [
        'der Paketdienst konnte Ihr Paket nicht übergeben. Er versucht es nochmals oder hebt es für Sie auf; wo und bis wann, steht auf seiner Seite.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Ihr Paket ist zu uns zurückgekommen (Bestellung ${orderNumber})`,
      heading: 'Ihr Paket kam zurück',
      lines: [
        'der Paketdienst hat Ihr Paket zu uns zurückgebracht.',
        amount ? `Wir erstatten Ihnen ${amount}.` : 'Sie müssen nichts bezahlen.',
        'Wenn Sie es noch möchten, bestellen Sie es einfach nochmals.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Ihr Paket ist verloren gegangen (Bestellung ${orderNumber})`,
      heading: 'Das tut uns leid',
      lines: [
        'Ihr Paket ist auf dem Weg zu Ihnen verloren gegangen.',
        amount ? `Wir erstatten Ihnen ${amount}.` : 'Sie müssen nichts bezahlen.',
        'Wenn Sie es noch möchten, bestellen Sie es einfach nochmals; sollte etwas ausverkauft sein, antworten Sie auf diese Nachricht.',
      ],
    }),
  },
  look: 'Bestellung anschauen',
};
