/** What a customer is told of an order after it was confirmed. */
export type OrderNewsKind =
  'shipped' | 'readyForPickup' | 'delivered' | 'undelivered' | 'cameBack' | 'lost' | 'linesCancelled' | 'refunded' | 'refused';

interface OrderNewsValues {
  shop: string;
  orderNumber: string;
  /** Formatted money that goes back or has gone back; '' where none does. */
  amount: string;
  /** Whether it goes by hand, to a bank account, and not the way it came. */
  isByHand: boolean;
  /** Whether pieces of the order follow in another parcel. */
  hasMore: boolean;
  /** Whether it brings what something was exchanged for. */
  isExchange: boolean;
}

interface OrderNews {
  subject: string;
  heading: string;
  lines: readonly string[];
}

/** The sentences of these mails in one language. */
export interface OrderNewsTexts {
  letters: Record<OrderNewsKind, (values: OrderNewsValues) => OrderNews>;
  /** Above the pieces that a mail is about. */
  pieces: string;
  carrier: string;
  trackingNumber: string;
  /** Above where it waits. */
  pickup: string;
  /** On the links to the carrier's page and to the order. */
  follow: string;
  look: string;
}
