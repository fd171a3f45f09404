import { ShopError } from '#kit/errors';

/** The customer still waits for an order or refund; a deleted account could not be notified. */
export class OrdersUnderWay extends ShopError {
  constructor() {
    super('OrdersUnderWay', 409, 'An order of this account is still in progress');
  }
}

/** The file is unknown, not ready, expired or belongs to another user. */
export class DataFileNotFound extends ShopError {
  constructor() {
    super('DataFileNotFound', 404, 'There is no such file');
  }
}
