import { ShopError } from '#kit/errors';

export class InvalidSignature extends ShopError {
  constructor() {
    super('InvalidSignature', 400, 'The message is not signed by the provider');
  }
}

export class PaymentNotAvailable extends ShopError {
  constructor(method: string, cause?: unknown) {
    super('PaymentNotAvailable', 409, 'It cannot be paid this way at present', { method });
    this.cause = cause;
  }
}

export class SessionUnknown extends ShopError {
  constructor() {
    super('PaymentNotFound', 404, 'There is no such payment');
  }
}

/** The provider will refuse the same request again: a different one is needed. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
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
