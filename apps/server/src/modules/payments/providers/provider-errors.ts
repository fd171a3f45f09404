import { ShopError } from '#kit/errors';

export class InvalidSignature extends ShopError {
  constructor() {
    super('InvalidSignature', 400, 'The message is not signed by the provider');
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
