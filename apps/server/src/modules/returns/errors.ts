import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

export class ReturnNotFound extends ShopError {
  constructor() {
    super('ReturnNotFound', 404, 'There is no such return');
  }
}

/** The order is not delivered yet, the return period is over, or everything was returned. */
export class ReturnClosed extends ShopError {
  constructor(reason: string) {
    super('ReturnClosed', 409, 'No items of this order can be returned', { reason });
  }
}

export class WithdrawalClosed extends ShopError {
  constructor() {
    super('WithdrawalClosed', 409, 'The withdrawal period has ended');
  }
}

/** The first step of a withdrawal (Directive (EU) 2023/2673): names the pieces that the confirmation will withdraw. */
export class WithdrawalUnconfirmed extends ShopError {
  constructor(pieces: readonly { orderLineId: number; quantity: number }[]) {
    const items = pieces.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }));
    super('WithdrawalUnconfirmed', 409, 'Please confirm the withdrawal', { items });
  }
}

export class ReturnCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('ReturnCannotMove', 409, `The status of the item is "${toWords(from)}", which does not allow "${toWords(move)}"`, { from, move });
  }
}

/** The return is finished, or was not paid in cash. */
export class PayOutNotNeeded extends ShopError {
  constructor() {
    super('PayOutNotNeeded', 409, 'This return does not need an account for a refund');
  }
}
