import { ShopError } from '#kit/errors';

/** The specification's own words. It never tells whether visitor, mailbox or network has had them. */
export class NoSpinsLeft extends ShopError {
  constructor() {
    super('NoSpinsLeft', 409, 'no spins left today');
  }
}

/** There is no wheel in this country, or not now. */
export class WheelClosed extends ShopError {
  constructor() {
    super('WheelClosed', 404, 'There is no wheel here at present');
  }
}
