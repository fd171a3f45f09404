import { ShopError } from '#kit/errors';

export class VariantNotFound extends ShopError {
  constructor() {
    super('VariantNotFound', 404, 'size or colour not available');
  }
}

/** The variant can be bought, so no notice is needed. */
export class VariantAvailable extends ShopError {
  constructor() {
    super('VariantAvailable', 409, 'This is available now');
  }
}
