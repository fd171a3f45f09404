import { ShopError } from '#kit/errors';
import type { LineProblem } from '#modules/cart';

export class CartIsEmpty extends ShopError {
  constructor() {
    super('CartIsEmpty', 409, 'The cart is empty');
  }
}

/** Lines that cannot be bought in their current state, each with its problem. */
export class CartHasProblems extends ShopError {
  constructor(lines: { lineId: number; problem: LineProblem }[]) {
    super('CartHasProblems', 409, 'Something in the cart cannot be bought as it is', { lines });
  }
}

/** The shopper must see the new total before it is charged. */
export class TotalChanged extends ShopError {
  constructor(params: { total: number; currency: string }) {
    super('TotalChanged', 409, 'The total has changed', params);
  }
}

export class DeliveryRefused extends ShopError {
  constructor(territory: string) {
    super('DeliveryRefused', 409, 'The shop does not deliver there', { territory });
  }
}

/** The key belongs to another order, or to a cart that has changed since. */
export class IdempotencyConflict extends ShopError {
  constructor() {
    super('IdempotencyConflict', 409, 'The checkout has changed since it was shown');
  }
}

/** Only buyers of a product may review it. */
export class NotBought extends ShopError {
  constructor() {
    super('NotBought', 409, 'This order does not have that product');
  }
}

/** Buyers can review only products that they have received. */
export class NotDelivered extends ShopError {
  constructor() {
    super('NotDelivered', 409, 'This product can be reviewed after its delivery');
  }
}

/** The order is partly packed or finished, or its payment may be in progress. */
export class OrderNotEditable extends ShopError {
  constructor(why: 'packed' | 'over' | 'awaiting-payment') {
    const reasons = { packed: 'items are already packed', over: 'it is completed or cancelled', 'awaiting-payment': 'the payment is pending' };
    super('OrderNotEditable', 409, `This order cannot be edited: ${reasons[why]}`, { why });
  }
}

export class NothingToEdit extends ShopError {
  constructor() {
    super('NothingToEdit', 409, 'Nothing of the order would be different');
  }
}

/** In major units: the new total, and the amount that was paid. */
export class CostsMoreThanPaid extends ShopError {
  constructor(params: { total: number; paid: number; currency: string }) {
    super(
      'CostsMoreThanPaid',
      409,
      `It is paid online with ${params.paid} ${params.currency} and would cost ${params.total} now: take what is added as an order of its own`,
      params,
    );
  }
}

/** The link matches no sent reminder, or it is too old. */
export class ReminderExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}
