import { ShopError } from '#kit/errors';

/** No such cart, or one of another country's shop: its prices and its stock are not this one's. */
export class CartNotFound extends ShopError {
  constructor() {
    super('CartNotFound', 404, 'There is no such cart');
  }
}

export class LineNotFound extends ShopError {
  constructor() {
    super('LineNotFound', 404, 'There is no such line in the cart');
  }
}

export class VariantNotFound extends ShopError {
  constructor() {
    super('VariantNotFound', 404, 'size or colour not available');
  }
}

/** More different garments than anyone buys at once. */
export class CartIsFull extends ShopError {
  constructor(most: number) {
    super('CartIsFull', 409, 'The cart is full', { most });
  }
}
