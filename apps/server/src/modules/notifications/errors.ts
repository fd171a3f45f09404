import { ShopError } from '#kit/errors';

export class VariantNotFound extends ShopError {
  constructor() {
    super('VariantNotFound', 404, 'size or colour not available');
  }
}

/** There is nothing to wait for: it can be bought. */
export class VariantAvailable extends ShopError {
  constructor() {
    super('VariantAvailable', 409, 'This is available now');
  }
}
