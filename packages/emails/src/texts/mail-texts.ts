import type { AccountTexts } from './account-texts.ts';
import type { AffiliateTexts } from './affiliate-texts.ts';
import type { NewsletterTexts } from './newsletter-texts.ts';
import type { OrderAccessTexts } from './order-access-texts.ts';
import type { OrderUpdateTexts } from './order-update-texts.ts';
import type { ReturnTexts } from './return-texts.ts';
import type { WheelTexts } from './wheel-texts.ts';
import type { SellerTexts } from './seller-texts.ts';
import type { TicketTexts } from './ticket-texts.ts';

/** All sentences of the shop's mails in one language. A missing one does not compile. */
export interface MailTexts {
  account: AccountTexts;
  affiliate: AffiliateTexts;
  newsletter: NewsletterTexts;
  returns: ReturnTexts;
  seller: SellerTexts;
  ticket: TicketTexts;
  orderAccess: OrderAccessTexts;
  orderNews: OrderUpdateTexts;
  wheel: WheelTexts;
  order: {
    subject: (shop: string, orderNumber: string) => string;
    heading: { confirmed: string; received: string };
    greeting: (firstName: string) => string;
    intro: { paid: string; cashOnDelivery: string; desk: string; pay: string };
    /** Texts for an order that staff have edited. */
    edited: { subject: (shop: string, orderNumber: string) => string; heading: string; intro: string };
    /** Label of the payment button. */
    pay: string;
    orderNumber: string;
    invoiceNumber: string;
    placedOn: string;
    yourOrder: string;
    /** Takes a number that is already formatted. */
    quantity: (pieces: string) => string;
    color: string;
    size: string;
    goods: string;
    /** Takes the coupon's or affiliate's code; '' for a discount goal. */
    discount: (code: string) => string;
    delivery: string;
    free: string;
    cashOnDelivery: string;
    rounding: string;
    total: string;
    /** VAT in the total. Takes a formatted rate: `22 %`. */
    vat: (rate: string) => string;
    estimate: (from: string, until: string) => string;
    pickup: (day: string) => string;
    shippingAddress: string;
    billingAddress: string;
    contact: string;
    shippingMethod: string;
    paymentMethod: string;
    shippingMethods: Record<'courier' | 'express' | 'locker' | 'pickup', string>;
    paymentMethods: Record<'card' | 'cod', string>;
    track: string;
    trackHint: { withInvoice: string; withEmail: string };
    footer: (shop: string) => string;
  };
  stockNotice: {
    subject: (product: string) => string;
    heading: string;
    intro: (shop: string) => string;
    color: string;
    size: string;
    /** States that stock is limited. */
    hurry: string;
    button: string;
    /** States that this is the only mail, and when the address will be deleted. */
    footer: (shop: string) => string;
  };
  cartReminder: {
    subject: (shop: string) => string;
    heading: string;
    /** Takes the first name; '' if unknown. */
    greeting: (firstName: string) => string;
    intro: string;
    /** Takes a number that is already formatted. */
    quantity: (pieces: string) => string;
    color: string;
    size: string;
    /** States that availability and price may change. */
    notHeld: string;
    button: string;
    /** For a link that is opened in another browser than the cart's. */
    elsewhere: string;
    stop: string;
    footer: (shop: string) => string;
  };
  wishNotice: {
    subject: (shop: string) => string;
    heading: string;
    intro: string;
    /** Takes the current price and the price when it was saved. It states facts and claims no reduction. */
    cheaper: (price: string, before: string) => string;
    back: (price: string) => string;
    backAndCheaper: (price: string, before: string) => string;
    button: string;
    /** Label of the link to the settings that stop these mails. */
    stop: string;
    footer: (shop: string) => string;
  };
  orderCancelled: {
    subject: (shop: string, orderNumber: string) => string;
    heading: string;
    intro: (orderNumber: string) => string;
    refund: (total: string) => string;
    nothingPaid: string;
    button: string;
  };
  orderUnpaid: {
    subject: (shop: string, orderNumber: string) => string;
    heading: string;
    intro: (orderNumber: string) => string;
    /** About a payment that arrives anyway. */
    late: string;
    button: string;
  };
}
