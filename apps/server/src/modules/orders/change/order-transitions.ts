import { type Transitions, findNextState } from '#kit/transitions';

export type OrderStatus = 'PENDING' | 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderMove = 'confirm' | 'pack' | 'ship' | 'deliver' | 'complete' | 'cancel' | 'unpack' | 'comeBack' | 'turnUp' | 'reinstate';

/** The allowed transitions of an order. All others are refused with OrderCannotMove. */
export const orderTransitions = {
  PENDING: { confirm: 'CONFIRMED', cancel: 'CANCELLED' },
  CONFIRMED: { pack: 'PACKED', cancel: 'CANCELLED' },
  PACKED: { ship: 'SHIPPED', unpack: 'CONFIRMED' },
  // Nothing arrived: each parcel was returned or lost.
  SHIPPED: { deliver: 'DELIVERED', comeBack: 'CANCELLED' },
  DELIVERED: { complete: 'COMPLETED' },
  COMPLETED: {},
  // A late payment reactivates the order while there is stock; a lost parcel may still be delivered.
  CANCELLED: { reinstate: 'CONFIRMED', turnUp: 'DELIVERED' },
} as const satisfies Transitions<OrderStatus, OrderMove>;

export type PaymentStatus = 'UNPAID' | 'PROCESSING' | 'PAID' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export type PaymentMove = 'process' | 'pay' | 'fail' | 'retry' | 'refund' | 'refundPart' | 'refundFailed';

/** The allowed transitions of an order's payment. */
export const paymentTransitions = {
  UNPAID: { process: 'PROCESSING', pay: 'PAID', fail: 'FAILED' },
  // A late refusal by the bank allows another payment while the hold lasts.
  PROCESSING: { pay: 'PAID', fail: 'FAILED', retry: 'UNPAID' },
  FAILED: { retry: 'UNPAID', process: 'PROCESSING', pay: 'PAID' },
  PAID: { refund: 'REFUNDED', refundPart: 'PARTIALLY_REFUNDED' },
  PARTIALLY_REFUNDED: { refund: 'REFUNDED', refundPart: 'PARTIALLY_REFUNDED', refundFailed: 'PAID' },
  // A refund can fail after its provider reported it as done.
  REFUNDED: { refundFailed: 'PAID' },
} as const satisfies Transitions<PaymentStatus, PaymentMove>;

/** The state of an order, read by the caller under its lock. */
export interface MovableOrder {
  id: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/**
 * Returns whether the customer may cancel the order: until it is packed, and not while a payment is being processed.
 * @param payment.isPaidLater whether the customer has the details for a later payment, which they can leave unpaid
 */
export const canCancel = (
  { status, paymentStatus }: Pick<MovableOrder, 'status' | 'paymentStatus'>,
  { isPaidLater = false }: { isPaidLater?: boolean } = {},
): boolean =>
  findNextState<OrderStatus, OrderMove>(orderTransitions, status, 'cancel') !== undefined && (paymentStatus !== 'PROCESSING' || isPaidLater);
