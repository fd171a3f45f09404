/** Kinds of mails about an order after its confirmation. */
export type OrderUpdateKind =
  | 'shipped'
  | 'readyForPickup'
  | 'delivered'
  | 'undelivered'
  | 'cameBack'
  | 'lost'
  | 'linesCancelled'
  | 'refunded'
  | 'refused';

interface OrderUpdateValues {
  shop: string;
  orderNumber: string;
  /** The return window in days, formatted. */
  returnDays: string;
  /** Formatted refund; '' if there is none. */
  amount: string;
  /** Whether it is refunded by hand to a bank account instead of by the original payment method. */
  isByHand: boolean;
  /** Whether pieces of the order follow in another parcel. */
  hasMore: boolean;
  /** Whether the parcel is the replacement of an exchange. */
  isExchange: boolean;
}

interface OrderUpdate {
  subject: string;
  heading: string;
  lines: readonly string[];
}

/** The sentences of these mails in one language. */
export interface OrderUpdateTexts {
  letters: Record<OrderUpdateKind, (values: OrderUpdateValues) => OrderUpdate>;
  /** Heading of the pieces concerned. */
  pieces: string;
  carrier: string;
  trackingNumber: string;
  /** Heading of the pickup address. */
  pickup: string;
  /** Labels of the links to the carrier's page and to the order. */
  follow: string;
  look: string;
}
