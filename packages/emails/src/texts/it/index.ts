import type { MailTexts } from '../mail-texts.ts';
import { accountIt } from './account.ts';
import { affiliateIt } from './affiliate.ts';
import { newsletterIt } from './newsletter.ts';
import { orderAccessIt } from './order-access.ts';
import { orderUpdateIt } from './order-update.ts';
import { returnIt } from './return.ts';
import { wheelIt } from './wheel.ts';
import { sellerIt } from './seller.ts';
import { ticketIt } from './ticket.ts';

export const it: MailTexts = {
  account: accountIt,
  affiliate: affiliateIt,
  newsletter: newsletterIt,
  returns: returnIt,
  seller: sellerIt,
  ticket: ticketIt,
  orderAccess: orderAccessIt,
  orderNews: orderUpdateIt,
  wheel: wheelIt,
  order: {
    subject: (shop, orderNumber) => `Il tuo ordine ${orderNumber} su ${shop}`,
    heading: { confirmed: 'Grazie per il tuo ordine', received: 'Abbiamo ricevuto il tuo ordine' },
    greeting: (firstName) => `Ciao ${firstName},`,
    intro: {
      paid: 'il tuo pagamento è arrivato e stiamo preparando il tuo pacco.',
      cashOnDelivery: 'stiamo preparando il tuo pacco. Paghi quando ti viene consegnato.',
      desk: 'abbiamo ricevuto il tuo ordine e ti chiamiamo per confermarlo prima di prepararlo. Paghi quando ti viene consegnato.',
      pay: 'abbiamo preso il tuo ordine per telefono. Pagalo entro mezz’ora con il pulsante qui sotto: fino ad allora è tutto da parte per te.',
    },
    edited: {
      subject: (shop, orderNumber) => `Il tuo ordine ${orderNumber} su ${shop} è stato modificato`,
      heading: 'Il tuo ordine è stato modificato',
      intro: 'abbiamo modificato il tuo ordine come volevi. Ora è così, e questo messaggio sostituisce i precedenti.',
    },
    pay: 'Paga ora',
    orderNumber: 'Numero d’ordine',
    invoiceNumber: 'Numero di fattura',
    placedOn: 'Data',
    yourOrder: 'Il tuo ordine',
    quantity: (pieces) => `Quantità: ${pieces}`,
    color: 'Colore',
    size: 'Taglia',
    goods: 'Articoli',
    discount: (code) => (code ? `Sconto ${code}` : 'Sconto'),
    delivery: 'Spedizione',
    free: 'gratis',
    cashOnDelivery: 'Contrassegno',
    rounding: 'Arrotondamento',
    total: 'Totale',
    vat: (rate) => `IVA ${rate} inclusa`,
    estimate: (from, until) => `Consegna prevista: tra ${from} e ${until}`,
    pickup: (day) => `Pronto per il ritiro da ${day}, nei giorni feriali 10:00–15:00`,
    shippingAddress: 'Indirizzo di consegna',
    billingAddress: 'Indirizzo di fatturazione',
    contact: 'Contatti',
    shippingMethod: 'Consegna',
    paymentMethod: 'Pagamento',
    shippingMethods: { courier: 'Corriere', express: 'Espressa', locker: 'Locker', pickup: 'Ritiro' },
    paymentMethods: { card: 'Carta', cod: 'Contrassegno' },
    track: 'Segui il tuo ordine',
    trackHint: {
      withInvoice: 'Il link è valido per un periodo limitato. In seguito ti servono il numero d’ordine e il numero di fattura indicati sopra.',
      withEmail: 'Il link è valido per un periodo limitato. In seguito ti servono il numero d’ordine e il tuo indirizzo e-mail.',
    },
    footer: (shop) => `Ricevi questo messaggio perché hai fatto un ordine su ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Di nuovo disponibile: ${product}`,
    heading: 'È tornato',
    intro: (shop) => `Hai chiesto a ${shop} di avvisarti quando questo articolo fosse tornato disponibile. Ora lo è.`,
    color: 'Colore',
    size: 'Taglia',
    hurry: 'Non possiamo tenerlo da parte: va a chi lo ordina per primo.',
    button: 'Guarda l’articolo',
    footer: (shop) =>
      `È l’unico messaggio che ${shop} ti invia su questo articolo. Il tuo indirizzo è stato conservato solo per questo e sarà eliminato entro 30 giorni.`,
  },
  cartReminder: {
    subject: (shop) => `Ancora nel tuo carrello su ${shop}`,
    heading: 'Hai lasciato qualcosa nel carrello',
    greeting: (firstName) => (firstName ? `Ciao ${firstName},` : 'Ciao,'),
    intro: 'ci hai chiesto di ricordartelo. Questo è ancora nel tuo carrello, ai prezzi di oggi:',
    quantity: (pieces) => `Quantità: ${pieces}`,
    color: 'Colore',
    size: 'Taglia',
    notHeld: 'Non possiamo tenerlo da parte: disponibilità e prezzi possono cambiare fino al tuo ordine.',
    button: 'Torna al carrello',
    elsewhere: 'Il link vale sette giorni. Su un altro dispositivo porta con sé gli articoli, ma nulla di quello che avevi scritto.',
    stop: 'Non ricevere più questi promemoria',
    footer: (shop) => `${shop} ti invia questo messaggio una sola volta, perché hai spuntato la relativa casella alla cassa.`,
  },
  wishNotice: {
    subject: (shop) => `Novità tra i tuoi preferiti su ${shop}`,
    heading: 'Novità tra i tuoi preferiti',
    intro: 'Qualcosa che avevi salvato è cambiato.',
    cheaper: (price, before) => `Ora ${price}. Era ${before} quando l’hai salvato.`,
    back: (price) => `Di nuovo disponibile, ${price}.`,
    backAndCheaper: (price, before) => `Di nuovo disponibile, ora ${price}. Era ${before} quando l’hai salvato.`,
    button: 'Vai ai preferiti',
    stop: 'Non ricevere più questi messaggi',
    footer: (shop) =>
      `Ricevi questo messaggio, al massimo una volta al giorno, perché hai chiesto a ${shop} novità sui tuoi preferiti. Puoi disattivarle da lì in qualsiasi momento.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Il tuo ordine ${orderNumber} su ${shop} è annullato`,
    heading: 'Il tuo ordine è annullato',
    intro: (orderNumber) => `L’ordine ${orderNumber} è annullato e non sarà spedito.`,
    refund: (total) => `Rimborsiamo ${total} sulla carta con cui hai pagato. Di solito arriva in pochi giorni lavorativi.`,
    nothingPaid: 'Non hai pagato nulla e non devi nulla.',
    button: 'Vedi l’ordine',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Il tuo ordine ${orderNumber} su ${shop} non è stato pagato`,
    heading: 'Il tuo pagamento non è arrivato',
    intro: (orderNumber) => `L’ordine ${orderNumber} non è stato pagato in tempo, quindi lo abbiamo annullato. Non è stato addebitato nulla.`,
    late: 'Se un pagamento è ancora in arrivo, spediamo l’ordine se tutto è disponibile, altrimenti rimborsiamo il denaro.',
    button: 'Acquista di nuovo',
  },
};
