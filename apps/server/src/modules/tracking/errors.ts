import { ShopError } from '#kit/errors';

export class AffiliateCodeTaken extends ShopError {
  constructor() {
    super('AffiliateCodeTaken', 409, 'This code is taken');
  }
}
