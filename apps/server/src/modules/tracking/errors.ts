import { ShopError } from '#kit/errors';

export class AffiliateCodeTaken extends ShopError {
  constructor() {
    super('AffiliateCodeTaken', 409, 'This code is taken');
  }
}

export class ForeignPage extends ShopError {
  constructor() {
    super('ForeignPage', 403, "This cannot be sent from another site's page");
  }
}

export class BodyTooLong extends ShopError {
  constructor(max: number) {
    super('BodyTooLarge', 413, 'The request is too large', { most: max });
  }
}
