import type { MailTexts } from '../mail-texts.ts';
import { accountRo } from './account.ts';
import { affiliateRo } from './affiliate.ts';
import { newsletterRo } from './newsletter.ts';
import { orderAccessRo } from './order-access.ts';
import { orderUpdateRo } from './order-update.ts';
import { returnRo } from './return.ts';
import { wheelRo } from './wheel.ts';
import { sellerRo } from './seller.ts';
import { ticketRo } from './ticket.ts';

export const ro: MailTexts = {
  account: accountRo,
  affiliate: affiliateRo,
  newsletter: newsletterRo,
  returns: returnRo,
  seller: sellerRo,
  ticket: ticketRo,
  orderAccess: orderAccessRo,
  orderNews: orderUpdateRo,
  wheel: wheelRo,
  order: {
    subject: (shop, orderNumber) => `Comanda ${orderNumber} la ${shop}`,
    heading: { confirmed: 'Vă mulțumim pentru comandă', received: 'Am primit comanda' },
    greeting: (firstName) => `Bună ziua, ${firstName}!`,
    intro: {
      paid: 'Plata a ajuns și pregătim coletul.',
      cashOnDelivery: 'Pregătim coletul. Plătiți la primire.',
      desk: 'Am primit comanda și vă sunăm pentru confirmare înainte să o ambalăm. Plătiți la primire.',
      pay: 'Am preluat comanda prin telefon. Plătiți-o cu butonul de mai jos în decurs de o jumătate de oră: până atunci totul este pus deoparte pentru dumneavoastră.',
    },
    edited: {
      subject: (shop, orderNumber) => `Comanda ${orderNumber} la ${shop} a fost modificată`,
      heading: 'Comanda a fost modificată',
      intro: 'Am modificat comanda așa cum ați dorit. Aceasta este forma ei actuală și înlocuiește ce v-am scris înainte.',
    },
    pay: 'Plătește acum',
    orderNumber: 'Numărul comenzii',
    invoiceNumber: 'Numărul facturii',
    placedOn: 'Data',
    yourOrder: 'Comanda dumneavoastră',
    quantity: (pieces) => `Cantitate: ${pieces}`,
    color: 'Culoare',
    size: 'Mărime',
    goods: 'Produse',
    discount: (code) => (code ? `Reducere ${code}` : 'Reducere'),
    delivery: 'Livrare',
    free: 'gratuit',
    cashOnDelivery: 'Taxă ramburs',
    rounding: 'Rotunjire',
    total: 'Total',
    vat: (rate) => `Include TVA ${rate}`,
    estimate: (from, until) => `Livrare estimată: ${from} – ${until}`,
    pickup: (day) => `De ridicat începând de ${day}, în zilele lucrătoare 10:00–15:00`,
    shippingAddress: 'Adresă de livrare',
    billingAddress: 'Adresă de facturare',
    contact: 'Contact',
    shippingMethod: 'Livrare',
    paymentMethod: 'Plată',
    shippingMethods: { courier: 'Curier', express: 'Expres', locker: 'Locker', pickup: 'Ridicare personală' },
    paymentMethods: { card: 'Card', cod: 'Plata ramburs' },
    track: 'Urmărește comanda',
    trackHint: {
      withInvoice: 'Linkul este valabil o perioadă limitată. După aceea aveți nevoie de numărul comenzii și de numărul facturii de mai sus.',
      withEmail: 'Linkul este valabil o perioadă limitată. După aceea aveți nevoie de numărul comenzii și de adresa de e-mail.',
    },
    footer: (shop) => `Primiți acest mesaj fiindcă ați plasat o comandă la ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Din nou în stoc: ${product}`,
    heading: 'A revenit în stoc',
    intro: (shop) => `Ați rugat ${shop} să vă anunțe când acest produs este din nou disponibil. Acum este.`,
    color: 'Culoare',
    size: 'Mărime',
    hurry: 'Nu îl putem pune deoparte: îl primește cine comandă primul.',
    button: 'Vezi produsul',
    footer: (shop) =>
      `Acesta este singurul mesaj pe care ${shop} vi-l trimite despre acest produs. Adresa a fost păstrată doar pentru el și va fi ștearsă în 30 de zile.`,
  },
  cartReminder: {
    subject: (shop) => `Încă în coș la ${shop}`,
    heading: 'Ați lăsat ceva în coș',
    greeting: (firstName) => (firstName ? `Bună ziua, ${firstName}!` : 'Bună ziua!'),
    intro: 'Ne-ați rugat să vă amintim. Acestea sunt încă în coș, la prețurile de azi:',
    quantity: (pieces) => `Cantitate: ${pieces}`,
    color: 'Culoare',
    size: 'Mărime',
    notHeld: 'Nu le putem pune deoparte: stocul și prețurile se pot schimba până comandați.',
    button: 'Înapoi la coș',
    elsewhere: 'Linkul este valabil șapte zile. Pe alt dispozitiv aduce produsele, dar nimic din ce ați completat.',
    stop: 'Nu mai vreau astfel de mesaje',
    footer: (shop) => `${shop} vă trimite acest mesaj o singură dată, fiindcă ați bifat căsuța la finalizarea comenzii.`,
  },
  wishNotice: {
    subject: (shop) => `Noutăți din lista de dorințe la ${shop}`,
    heading: 'Noutăți din lista de dorințe',
    intro: 'S-a schimbat ceva la un produs salvat.',
    cheaper: (price, before) => `Acum ${price}. Când l-ați salvat era ${before}.`,
    back: (price) => `Din nou disponibil, ${price}.`,
    backAndCheaper: (price, before) => `Din nou disponibil, acum ${price}. Când l-ați salvat era ${before}.`,
    button: 'Vezi lista de dorințe',
    stop: 'Oprește aceste mesaje',
    footer: (shop) =>
      `Primiți acest mesaj, cel mult o dată pe zi, fiindcă ați cerut la ${shop} noutăți despre lista de dorințe. Le puteți opri acolo oricând.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Comanda ${orderNumber} la ${shop} este anulată`,
    heading: 'Comanda este anulată',
    intro: (orderNumber) => `Comanda ${orderNumber} este anulată și nu va fi trimisă.`,
    refund: (total) => `Vă returnăm ${total} pe cardul cu care ați plătit. De obicei banii ajung în câteva zile lucrătoare.`,
    nothingPaid: 'Nu ați plătit nimic și nu aveți nimic de plată.',
    button: 'Vezi comanda',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Comanda ${orderNumber} la ${shop} nu a fost plătită`,
    heading: 'Plata nu a ajuns',
    intro: (orderNumber) => `Comanda ${orderNumber} nu a fost plătită la timp, așa că am anulat-o. Nu s-a încasat nimic.`,
    late: 'Dacă o plată este încă pe drum, trimitem comanda cât timp totul este în stoc; altfel returnăm banii.',
    button: 'Cumpără din nou',
  },
};
