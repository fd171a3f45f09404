/** Mails to the address of an order, after its numbers were entered. */
export type OrderAccessMailKind = 'link' | 'return' | 'withdrawal' | 'review';

interface OrderAccessValues {
  shop: string;
  orderNumber: string;
  /** Date and time of the request in the shop's time zone. */
  at: string;
  /** The last day on which it can be confirmed. */
  day: string;
}

interface OrderAccessLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** Label of the link that opens or confirms. */
  button: string;
}

/** The sentences of all mails that let the owner of an order open it or confirm a request. */
export interface OrderAccessTexts {
  letters: Record<OrderAccessMailKind, (values: OrderAccessValues) => OrderAccessLetter>;
  footer: (shop: string) => string;
}
