import type { Life } from '#kit/life';

export type OrderStatus = 'PENDING' | 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderMove = 'confirm' | 'pack' | 'ship' | 'deliver' | 'complete' | 'cancel' | 'comeBack' | 'turnUp' | 'reinstate';

/** Where an order may go. Anything not listed is refused with OrderCannotMove. */
export const orderLife = {
  PENDING: { confirm: 'CONFIRMED', cancel: 'CANCELLED' },
  CONFIRMED: { pack: 'PACKED', cancel: 'CANCELLED' },
  PACKED: { ship: 'SHIPPED' },
  // Nothing of it arrived: each parcel came back or was lost.
  SHIPPED: { deliver: 'DELIVERED', comeBack: 'CANCELLED' },
  DELIVERED: { complete: 'COMPLETED' },
  COMPLETED: {},
  // Money that came after the order was given up is honoured while stock allows; what was lost turns up at times.
  CANCELLED: { reinstate: 'CONFIRMED', turnUp: 'DELIVERED' },
} as const satisfies Life<OrderStatus, OrderMove>;

export type PaymentStatus = 'UNPAID' | 'PROCESSING' | 'PAID' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export type PaymentMove = 'process' | 'pay' | 'fail' | 'retry' | 'refund' | 'refundPart';

/** What may become of an order's payment. */
export const paymentLife = {
  UNPAID: { process: 'PROCESSING', pay: 'PAID', fail: 'FAILED' },
  PROCESSING: { pay: 'PAID', fail: 'FAILED' },
  FAILED: { retry: 'UNPAID', process: 'PROCESSING', pay: 'PAID' },
  PAID: { refund: 'REFUNDED', refundPart: 'PARTIALLY_REFUNDED' },
  PARTIALLY_REFUNDED: { refund: 'REFUNDED', refundPart: 'PARTIALLY_REFUNDED' },
  REFUNDED: {},
} as const satisfies Life<PaymentStatus, PaymentMove>;
