import type { MailTexts } from '../mail-texts.ts';
import { accountAt } from './account.ts';
import { affiliateAt } from './affiliate.ts';
import { orderUpdateAt } from './order-update.ts';
import { returnAt } from './return.ts';
import { wheelAt } from './wheel.ts';
import { sellerAt } from './seller.ts';
import { ticketAt } from './ticket.ts';
import { de } from '../de/index.ts';

export const at: MailTexts = {
  ...de,
  account: accountAt,
  affiliate: affiliateAt,
  returns: returnAt,
  seller: sellerAt,
  ticket: ticketAt,
  orderNews: orderUpdateAt,
  wheel: wheelAt,
  order: {
    ...de.order,
    heading: {
      ...de.order.heading,
      received: 'Ihre Bestellung ist bei uns eingelangt',
    },
    intro: {
      ...de.order.intro,
      paid: 'Ihre Zahlung ist eingelangt und wir machen Ihr Paket fertig.',
    },
    free: 'gratis',
    shippingMethods: {
      ...de.order.shippingMethods,
      locker: 'Abholstation',
    },
  },
  stockNotice: {
    ...de.stockNotice,
    hurry: 'Reservieren können wir ihn nicht: Wer zuerst bestellt, bekommt ihn.',
  },
  cartReminder: {
    ...de.cartReminder,
    intro: 'Sie wollten daran erinnert werden. Das ist noch in Ihrem Warenkorb, zu den Preisen von heute:',
    notHeld: 'Reservieren können wir es nicht: Bestand und Preise können sich ändern, bis Sie bestellen.',
    footer: (shop) => `${shop} schickt Ihnen diese Nachricht ein einziges Mal, weil Sie es an der Kassa angekreuzt haben.`,
  },
  orderCancelled: {
    ...de.orderCancelled,
    button: 'Bestellung anschauen',
  },
  orderUnpaid: {
    ...de.orderUnpaid,
    button: 'Nochmals kaufen',
  },
};
