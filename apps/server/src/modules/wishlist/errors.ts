import { ShopError } from '#kit/errors';

/** The wish does not exist or belongs to another user. */
export class WishNotFound extends ShopError {
  constructor() {
    super('WishNotFound', 404, 'This product is not in the wishlist');
  }
}

export class WishlistIsFull extends ShopError {
  constructor(max: number) {
    super('WishlistIsFull', 409, 'The wishlist is full', { most: max });
  }
}
