import type { Life } from '#kit/life';

export type OrderStatus = 'PENDING' | 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderMove = 'confirm' | 'pack' | 'ship' | 'deliver' | 'complete' | 'cancel' | 'reinstate';

/** Where an order may go. Anything not listed is refused with OrderCannotMove. */
export const orderLife = {
  PENDING: { confirm: 'CONFIRMED', cancel: 'CANCELLED' },
  CONFIRMED: { pack: 'PACKED', cancel: 'CANCELLED' },
  PACKED: { ship: 'SHIPPED' },
  SHIPPED: { deliver: 'DELIVERED' },
  DELIVERED: { complete: 'COMPLETED' },
  COMPLETED: {},
  // Money that came after the order was given up is honoured while stock allows.
  CANCELLED: { reinstate: 'CONFIRMED' },
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
