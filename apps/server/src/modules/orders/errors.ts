import { ShopError } from '#kit/errors';

/** The same answer for a number that does not exist and for one that somebody else's proof was sent with. */
export class OrderNotFound extends ShopError {
  constructor() {
    super('OrderNotFound', 404, 'There is no such order');
  }
}

export class OrderCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('OrderCannotMove', 409, `An order that is ${from} cannot ${move}`, { from, move });
  }
}

/** Fewer pieces of a line are left than are to be packed, cancelled or returned. */
export class PiecesNotThere extends ShopError {
  constructor(pieces: { orderLineId: number; quantity: number }) {
    super('PiecesNotThere', 409, 'The order has not that many pieces left', { ...pieces });
  }
}
