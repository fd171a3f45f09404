import { ShopError } from '#kit/errors';

/** The change does not exist, belongs to another vendor, or is older than a day. */
export class BulkChangeExpired extends ShopError {
  constructor() {
    super('BulkChangeExpired', 409, 'This price change can no longer be undone');
  }
}

export class BulkChangeAlreadyUndone extends ShopError {
  constructor() {
    super('BulkChangeAlreadyUndone', 409, 'This price change was already undone');
  }
}
