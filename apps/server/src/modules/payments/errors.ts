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

/** A provider that refuses a request will refuse it again: another has to be made. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
}

/** More than was kept of an order's money, or in another currency. */
export class RefundTooLarge extends ShopError {
  constructor(reference: string) {
    super('RefundTooLarge', 409, 'More than was paid cannot go back', { reference });
  }
}

export class RefundNotByHand extends ShopError {
  constructor(refundId: number) {
    super('RefundNotByHand', 409, 'There is no such refund to be sent by hand', { refundId });
  }
}

export class PaymentNotWaiting extends ShopError {
  constructor(paymentId: number) {
    super('PaymentNotWaiting', 409, 'There is no such payment that can be decided on in this way', { paymentId });
  }
}
