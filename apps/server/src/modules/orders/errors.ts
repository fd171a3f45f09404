import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

/** The same response for an unknown number and for a wrong proof. */
export class OrderNotFound extends ShopError {
  constructor() {
    super('OrderNotFound', 404, 'There is no such order');
  }
}

/** The link was used before, and its request was carried out. */
export class ConfirmationUsed extends ShopError {
  constructor() {
    super('ConfirmationUsed', 409, 'This was already confirmed');
  }
}

/** Numbers alone do not prove that the caller can read the emails of the order. */
export class OrderEmailNeeded extends ShopError {
  constructor() {
    super('OrderEmailNeeded', 403, 'Open the link that we send to the email address of this order');
  }
}

/** The order link is too old or invalid. */
export class OrderLinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

export class OrderCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('OrderCannotMove', 409, `The status of the order is "${toWords(from)}", which does not allow "${toWords(move)}"`, { from, move });
  }
}

/** A line has fewer pieces left than are to be packed, cancelled or returned. */
export class PiecesNotAvailable extends ShopError {
  constructor(pieces: { orderLineId: number; quantity: number }) {
    super('PiecesNotAvailable', 409, 'The order does not have that many items left', { ...pieces });
  }
}
