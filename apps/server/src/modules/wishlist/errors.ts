import { ShopError } from '#kit/errors';

/** Also what somebody else's wish is answered with. */
export class WishNotFound extends ShopError {
  constructor() {
    super('WishNotFound', 404, 'This is not in the wishlist');
  }
}

export class WishlistIsFull extends ShopError {
  constructor(most: number) {
    super('WishlistIsFull', 409, 'The wishlist is full', { most });
  }
}
