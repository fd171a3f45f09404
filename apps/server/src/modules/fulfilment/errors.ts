import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

export class ShipmentNotFound extends ShopError {
  constructor(number: string) {
    super('ShipmentNotFound', 404, `There is no parcel ${number}`, { number });
  }
}

export class ShipmentCannotMove extends ShopError {
  constructor({ number, from, move }: { number: string; from: string; move: string }) {
    super('ShipmentCannotMove', 409, `The status of parcel ${number} is "${toWords(from)}", which does not allow "${toWords(move)}"`, {
      number,
      from,
      move,
    });
  }
}

/** All pieces of the order are packed or cancelled. */
export class NothingToPack extends ShopError {
  constructor(orderNumber: string) {
    super('NothingToPack', 409, `Order ${orderNumber} has nothing left to pack`, { orderNumber });
  }
}

/** The state of the order does not allow it: it waits for payment or confirmation, or it is over. */
export class OrderNotReady extends ShopError {
  constructor({ orderNumber, status }: { orderNumber: string; status: string }) {
    super('OrderNotReady', 409, `The status of order ${orderNumber} is "${toWords(status)}", which does not allow this`, { orderNumber, status });
  }
}

/** Everything that the parcel contains was refunded in full. */
export class OrderRefunded extends ShopError {
  constructor(orderNumber: string) {
    super('OrderRefunded', 409, `Order ${orderNumber} was refunded. Unpack the parcel and cancel its items instead of shipping them.`, {
      orderNumber,
    });
  }
}

export class TrackingNumberMissing extends ShopError {
  constructor(number: string) {
    super('TrackingNumberMissing', 422, `Parcel ${number} needs a tracking number`, { number });
  }
}

/** The amount differs from the amount that the carrier had to collect. Both in minor units. */
export class CashDiffers extends ShopError {
  constructor({ due, given, currency }: { due: number; given: number; currency: string }) {
    super('CashDiffers', 409, 'The carrier had to collect a different amount', { due, given, currency });
  }
}

/** The order has no cash to book, or not yet. */
export class NoCashDue extends ShopError {
  constructor(orderNumber: string) {
    super('NoCashDue', 409, `Order ${orderNumber} has no cash due: the cash is already recorded, or the order was paid online or is not delivered`, {
      orderNumber,
    });
  }
}

/** The amount exceeds the paid amount that is not yet refunded. All in minor units. */
export class MoreThanWasPaid extends ShopError {
  constructor(params: { orderNumber: string; left: number; requested: number; currency: string }) {
    super('MoreThanWasPaid', 409, `The refund of order ${params.orderNumber} exceeds the amount that can still be refunded`, params);
  }
}

/** The payer's bank disputes the payment, or warned of fraud. No goods are sent until that is settled. */
export class OrderDisputed extends ShopError {
  constructor(orderNumber: string) {
    super('OrderDisputed', 409, `The payment of order ${orderNumber} is disputed. Nothing can be packed or shipped until the dispute is settled.`, {
      orderNumber,
    });
  }
}
