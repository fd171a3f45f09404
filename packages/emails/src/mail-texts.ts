import type { AccountTexts } from './account-texts.ts';
import type { AffiliateTexts } from './affiliate-texts.ts';
import type { NewsletterTexts } from './newsletter-texts.ts';
import type { OrderNewsTexts } from './order-news-texts.ts';
import type { ReturnTexts } from './return-texts.ts';
import type { WheelTexts } from './wheel-texts.ts';
import type { SellerTexts } from './seller-texts.ts';
import type { TicketTexts } from './ticket-texts.ts';

/** Every sentence of the shop's mail in one language. A missing one does not compile. */
export interface MailTexts {
  account: AccountTexts;
  affiliate: AffiliateTexts;
  newsletter: NewsletterTexts;
  returns: ReturnTexts;
  seller: SellerTexts;
  ticket: TicketTexts;
  orderNews: OrderNewsTexts;
  wheel: WheelTexts;
  order: {
    subject: (shop: string, orderNumber: string) => string;
    heading: { confirmed: string; received: string };
    greeting: (firstName: string) => string;
    intro: { paid: string; cashOnDelivery: string; desk: string; pay: string };
    /** Of one that staff have changed since. */
    edited: { subject: (shop: string, orderNumber: string) => string; heading: string; intro: string };
    /** On the button of one that is still to be paid. */
    pay: string;
    orderNumber: string;
    invoiceNumber: string;
    placedOn: string;
    yourOrder: string;
    /** Of a number that is already formatted. */
    quantity: (pieces: string) => string;
    color: string;
    size: string;
    goods: string;
    /** With the coupon's or the affiliate's code; '' for a discount goal. */
    discount: (code: string) => string;
    delivery: string;
    free: string;
    cashOnDelivery: string;
    rounding: string;
    total: string;
    /** Of the total, VAT at a rate that is already formatted: `22 %`. */
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
    /** Stock goes to who buys first. */
    hurry: string;
    button: string;
    /** That this is the only mail, and what became of the address. */
    footer: (shop: string) => string;
  };
  cartReminder: {
    subject: (shop: string) => string;
    heading: string;
    /** '' where the name is not known. */
    greeting: (firstName: string) => string;
    intro: string;
    /** Of a number that is already formatted. */
    quantity: (pieces: string) => string;
    color: string;
    size: string;
    /** What can be had and for how much may change. */
    notHeld: string;
    button: string;
    /** Where the link leads elsewhere than in the browser in which the cart was filled. */
    elsewhere: string;
    stop: string;
    footer: (shop: string) => string;
  };
  wishNotice: {
    subject: (shop: string) => string;
    heading: string;
    intro: string;
    /** What it costs now, and what it cost when it was saved: plain facts, no reduction is claimed. */
    cheaper: (price: string, before: string) => string;
    back: (price: string) => string;
    backAndCheaper: (price: string, before: string) => string;
    button: string;
    /** Of the link that leads to where they are stopped. */
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
    /** Of money that is on its way all the same. */
    late: string;
    button: string;
  };
}
