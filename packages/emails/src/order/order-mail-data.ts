import type { MailLanguage } from '../mail-texts.ts';

/** A delivery or billing address. */
export interface MailAddress {
  firstName: string;
  lastName: string;
  company: string;
  vatNumber: string;
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Data of an order confirmation. Amounts are decimal numbers in major units of the currency. */
export interface OrderMailData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** Absolute addresses: the shop's pages in that language, and the page of the order. */
  shopUrl: string;
  trackUrl: string;
  /** Next step: packing after payment, packing with payment at the door, confirmation by telephone, or payment by the link. */
  outcome: 'paid' | 'cashOnDelivery' | 'desk' | 'pay';
  /** Whether the order was changed after an earlier email. */
  isEdited?: boolean;
  /** The provider's payment page; absent: nothing to pay online. */
  payUrl?: string;
  orderNumber: string;
  invoiceNumber: string | null;
  /** ISO dates. */
  placedOn: string;
  deliverFrom: string;
  deliverUntil: string;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
  lines: {
    name: string;
    imageUrl: string;
    brand: string;
    color: string;
    size: string;
    quantity: number;
    total: number;
    /** Whether it is sealed for hygiene: the right of withdrawal ends when the seal is broken. */
    isHygiene: boolean;
  }[];
  /** At sale prices, like the lines. */
  goods: number;
  /** Reductions of the goods in the order of application, with their code if there is one, and their benefit if the amount does not show it. */
  promotions: { code: string; explanation: string; amount: number; isDeliveryFree: boolean }[];
  delivery: number;
  cashOnDelivery: number;
  rounding: number;
  total: number;
  vat: { basisPoints: number; amount: number }[];
  shippingMethod: string;
  /** In the language of the email. */
  paymentMethodName: string;
  email: string;
  phone: string;
  shippingAddress: MailAddress;
  /** The pickup point, a locker with its code; null: delivered to the address. */
  pickup: { name: string; code: string; address: readonly string[] } | null;
  billingAddress: MailAddress;
}
