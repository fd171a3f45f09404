import { ShopError } from '#kit/errors';

/** The cart does not exist or belongs to another country's shop, with other prices and stock. */
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

/** The cart has the maximum number of lines. */
export class CartIsFull extends ShopError {
  constructor(max: number) {
    super('CartIsFull', 409, 'The cart is full', { most: max });
  }
}
