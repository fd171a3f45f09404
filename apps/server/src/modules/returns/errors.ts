import { ShopError } from '#kit/errors';

export class ReturnNotFound extends ShopError {
  constructor() {
    super('ReturnNotFound', 404, 'There is no such return');
  }
}

/** The order is not delivered yet, the return period is over, or everything was returned. */
export class ReturnClosed extends ShopError {
  constructor(reason: string) {
    super('ReturnClosed', 409, 'This order cannot be sent back', { reason });
  }
}

export class WithdrawalClosed extends ShopError {
  constructor() {
    super('WithdrawalClosed', 409, 'The withdrawal period has ended');
  }
}

export class ReturnCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('ReturnCannotMove', 409, `An item in state ${from} does not allow ${move}`, { from, move });
  }
}
