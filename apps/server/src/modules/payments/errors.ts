import { ShopError } from '#kit/errors';

export class PaymentNotAvailable extends ShopError {
  constructor(method: string, cause?: unknown) {
    super('PaymentNotAvailable', 409, 'It cannot be paid this way at present', { method });
    this.cause = cause;
  }
}

/** The refund exceeds the payment that was kept, or has another currency. */
export class RefundTooLarge extends ShopError {
  constructor(reference: string) {
    super('RefundTooLarge', 409, 'The refund exceeds the payment', { reference });
  }
}

export class RefundNotByHand extends ShopError {
  constructor(refundId: number) {
    super('RefundNotByHand', 409, 'There is no refund to send manually', { refundId });
  }
}

export class PaymentNotWaiting extends ShopError {
  constructor(paymentId: number) {
    super('PaymentNotWaiting', 409, 'This payment does not need a review', { paymentId });
  }
}

export class NoOpenWarning extends ShopError {
  constructor(disputeId: number) {
    super('NoOpenWarning', 409, 'There is no open warning to close: only the bank ends a dispute', { disputeId });
  }
}
