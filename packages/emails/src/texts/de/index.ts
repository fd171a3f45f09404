import type { MailTexts } from '../mail-texts.ts';
import { accountDe } from './account.ts';
import { affiliateDe } from './affiliate.ts';
import { newsletterDe } from './newsletter.ts';
import { orderAccessDe } from './order-access.ts';
import { orderUpdateDe } from './order-update.ts';
import { returnDe } from './return.ts';
import { wheelDe } from './wheel.ts';
import { sellerDe } from './seller.ts';
import { ticketDe } from './ticket.ts';

export const de: MailTexts = {
  account: accountDe,
  affiliate: affiliateDe,
  newsletter: newsletterDe,
  returns: returnDe,
  seller: sellerDe,
  ticket: ticketDe,
  orderAccess: orderAccessDe,
  orderNews: orderUpdateDe,
  wheel: wheelDe,
  order: {
    subject: (shop, orderNumber) => `Ihre Bestellung ${orderNumber} bei ${shop}`,
    heading: { confirmed: 'Vielen Dank für Ihre Bestellung', received: 'Ihre Bestellung ist bei uns eingegangen' },
    greeting: (firstName) => `Guten Tag ${firstName},`,
    intro: {
      paid: 'Ihre Zahlung ist eingegangen, und wir machen Ihr Paket fertig.',
      cashOnDelivery: 'wir machen Ihr Paket fertig. Sie zahlen bei der Übergabe.',
      desk: 'wir haben Ihre Bestellung erhalten und rufen Sie zur Bestätigung an, bevor wir sie packen. Sie zahlen bei der Übergabe.',
      pay: 'wir haben Ihre Bestellung telefonisch aufgenommen. Bitte bezahlen Sie sie innerhalb einer halben Stunde über die Schaltfläche unten: So lange ist alles für Sie zurückgelegt.',
    },
    edited: {
      subject: (shop, orderNumber) => `Ihre Bestellung ${orderNumber} bei ${shop} wurde geändert`,
      heading: 'Ihre Bestellung wurde geändert',
      intro: 'wir haben Ihre Bestellung wie gewünscht geändert. So sieht sie jetzt aus; diese Nachricht ersetzt, was wir vorher geschrieben haben.',
    },
    pay: 'Jetzt bezahlen',
    orderNumber: 'Bestellnummer',
    invoiceNumber: 'Rechnungsnummer',
    placedOn: 'Datum',
    yourOrder: 'Ihre Bestellung',
    quantity: (pieces) => `Menge: ${pieces}`,
    color: 'Farbe',
    size: 'Größe',
    goods: 'Artikel',
    discount: (code) => (code ? `Rabatt ${code}` : 'Rabatt'),
    delivery: 'Versand',
    free: 'kostenlos',
    cashOnDelivery: 'Nachnahme',
    rounding: 'Rundung',
    total: 'Gesamtsumme',
    vat: (rate) => `Enthält ${rate} MwSt.`,
    estimate: (from, until) => `Voraussichtliche Lieferung: ${from} bis ${until}`,
    pickup: (day) => `Abholbereit ab ${day}, werktags 10:00–15:00 Uhr`,
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    contact: 'Kontakt',
    shippingMethod: 'Versandart',
    paymentMethod: 'Zahlungsart',
    shippingMethods: { courier: 'Paketdienst', express: 'Express', locker: 'Paketstation', pickup: 'Abholung' },
    paymentMethods: { card: 'Karte', cod: 'Nachnahme' },
    track: 'Bestellung verfolgen',
    trackHint: {
      withInvoice: 'Der Link gilt für begrenzte Zeit. Danach brauchen Sie die Bestellnummer und die Rechnungsnummer von oben.',
      withEmail: 'Der Link gilt für begrenzte Zeit. Danach brauchen Sie die Bestellnummer und Ihre E-Mail-Adresse.',
    },
    footer: (shop) => `Sie erhalten diese Nachricht, weil Sie bei ${shop} bestellt haben.`,
  },
  stockNotice: {
    subject: (product) => `Wieder da: ${product}`,
    heading: 'Es ist wieder da',
    intro: (shop) => `Sie haben ${shop} gebeten, Ihnen Bescheid zu geben, sobald dieser Artikel wieder erhältlich ist. Jetzt ist es so weit.`,
    color: 'Farbe',
    size: 'Größe',
    hurry: 'Zurücklegen können wir ihn nicht: Wer zuerst bestellt, bekommt ihn.',
    button: 'Zum Artikel',
    footer: (shop) =>
      `Dies ist die einzige Nachricht, die ${shop} Ihnen dazu sendet. Ihre Adresse wurde nur dafür gespeichert und wird innerhalb von 30 Tagen gelöscht.`,
  },
  cartReminder: {
    subject: (shop) => `Noch in Ihrem Warenkorb bei ${shop}`,
    heading: 'Da liegt noch etwas in Ihrem Warenkorb',
    greeting: (firstName) => (firstName ? `Guten Tag ${firstName},` : 'Guten Tag,'),
    intro: 'Sie wollten daran erinnert werden. Das liegt noch in Ihrem Warenkorb, zu den Preisen von heute:',
    quantity: (pieces) => `Menge: ${pieces}`,
    color: 'Farbe',
    size: 'Größe',
    notHeld: 'Zurücklegen können wir es nicht: Bestand und Preise können sich ändern, bis Sie bestellen.',
    button: 'Zu meinem Warenkorb',
    elsewhere: 'Der Link gilt sieben Tage. Auf einem anderen Gerät bringt er die Artikel mit, aber nichts von dem, was Sie eingegeben hatten.',
    stop: 'Keine solchen Erinnerungen mehr',
    footer: (shop) => `${shop} schickt Ihnen diese Nachricht ein einziges Mal, weil Sie es an der Kasse angekreuzt haben.`,
  },
  wishNotice: {
    subject: (shop) => `Neues von Ihrer Merkliste bei ${shop}`,
    heading: 'Neues von Ihrer Merkliste',
    intro: 'Bei etwas, das Sie sich gemerkt haben, hat sich etwas getan.',
    cheaper: (price, before) => `Jetzt ${price}. Als Sie es sich gemerkt haben, waren es ${before}.`,
    back: (price) => `Wieder erhältlich, ${price}.`,
    backAndCheaper: (price, before) => `Wieder erhältlich, jetzt ${price}. Als Sie es sich gemerkt haben, waren es ${before}.`,
    button: 'Zu meiner Merkliste',
    stop: 'Diese Nachrichten abbestellen',
    footer: (shop) =>
      `Sie erhalten diese Nachricht, höchstens einmal am Tag, weil Sie ${shop} um Neues von Ihrer Merkliste gebeten haben. Dort können Sie das jederzeit beenden.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Ihre Bestellung ${orderNumber} bei ${shop} ist storniert`,
    heading: 'Ihre Bestellung ist storniert',
    intro: (orderNumber) => `Die Bestellung ${orderNumber} ist storniert und wird nicht verschickt.`,
    refund: (total) => `Wir erstatten ${total} auf die Karte, mit der Sie bezahlt haben. Das Geld ist meist innerhalb weniger Werktage da.`,
    nothingPaid: 'Sie haben nichts bezahlt und müssen nichts bezahlen.',
    button: 'Bestellung ansehen',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Ihre Bestellung ${orderNumber} bei ${shop} wurde nicht bezahlt`,
    heading: 'Ihre Zahlung ist nicht angekommen',
    intro: (orderNumber) =>
      `Die Bestellung ${orderNumber} wurde nicht rechtzeitig bezahlt; wir haben sie deshalb aufgehoben. Es wurde nichts abgebucht.`,
    late: 'Falls noch eine Zahlung unterwegs ist, verschicken wir die Bestellung, solange alles vorrätig ist. Sonst erstatten wir das Geld.',
    button: 'Noch einmal kaufen',
  },
};
