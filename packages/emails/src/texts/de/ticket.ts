import type { TicketTexts } from '../ticket-texts.ts';

export const ticketDe: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Ihre Nachricht ist da (${number})`,
      heading: 'Ihre Nachricht ist angekommen',
      lines: [
        `danke, dass Sie ${shop} geschrieben haben. Wir antworten per E-Mail, in der Regel innerhalb eines Werktags. Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese Nachricht; Ihre Ticketnummer ist ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Eine Nachricht aus der Hilfe',
      lines: [`Jemand hat über das Formular von ${shop} geschrieben. Ihre Antwort auf diese Nachricht geht an die Kundin oder den Kunden.`],
    }),
  },
  topics: {
    order: 'Eine Bestellung',
    delivery: 'Lieferung',
    return: 'Eine Rückgabe',
    payment: 'Bezahlung',
    product: 'Ein Produkt oder eine Größe',
    other: 'Etwas anderes',
  },
  number: 'Ticketnummer',
  topic: 'Thema',
  from: 'Von',
  orderNumber: 'Bestellnummer',
  message: 'Nachricht',
  footer: (shop) => `Sie erhalten diese Nachricht, weil jemand ${shop} mit dieser Adresse über das Formular der Hilfe geschrieben hat.`,
};
