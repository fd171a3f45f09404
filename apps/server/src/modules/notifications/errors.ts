import { ShopError } from '#kit/errors';

export class VariantNotFound extends ShopError {
  constructor() {
    super('VariantNotFound', 404, 'size or colour not available');
  }
}

/** Message of the specification. It does not reveal whether a link is unknown or of a notice that was sent or deleted. */
export class NoticeLinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

/** The variant can be bought, so no notice is needed. */
export class VariantAvailable extends ShopError {
  constructor() {
    super('VariantAvailable', 409, 'This is available now');
  }
}
