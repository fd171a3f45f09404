import { ShopError } from '#kit/errors';

export class ReturnNotFound extends ShopError {
  constructor() {
    super('ReturnNotFound', 404, 'There is no such return');
  }
}

/** The order is not there yet, its days are over, or all of it has come back. */
export class ReturnClosed extends ShopError {
  constructor(reason: string) {
    super('ReturnClosed', 409, 'This order cannot be sent back', { reason });
  }
}

export class WithdrawalClosed extends ShopError {
  constructor() {
    super('WithdrawalClosed', 409, 'The time to withdraw from this contract is over');
  }
}

export class ReturnCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('ReturnCannotMove', 409, `What is ${from} cannot ${move}`, { from, move });
  }
}
