import { ShopError } from '#kit/errors';

/** Somebody still waits for something of ours: an account that is gone could not be told of it. */
export class OrdersUnderWay extends ShopError {
  constructor() {
    super('OrdersUnderWay', 409, 'An order of this account is still under way');
  }
}

/** Unknown, somebody else's, not ready, or no longer kept. */
export class DataFileNotFound extends ShopError {
  constructor() {
    super('DataFileNotFound', 404, 'There is no such file');
  }
}
