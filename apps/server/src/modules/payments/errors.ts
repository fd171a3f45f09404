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
