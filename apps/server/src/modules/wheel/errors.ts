import { ShopError } from '#kit/errors';

/** Message of the specification. It does not reveal whether browser, email or network used up the spins. */
export class NoSpinsLeft extends ShopError {
  constructor() {
    super('NoSpinsLeft', 409, 'no spins left today');
  }
}

/** The country has no wheel now. */
export class WheelClosed extends ShopError {
  constructor() {
    super('WheelClosed', 404, 'This country has no prize wheel at present');
  }
}
