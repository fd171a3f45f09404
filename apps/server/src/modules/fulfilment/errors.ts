import { ShopError } from '#kit/errors';

export class ShipmentNotFound extends ShopError {
  constructor(number: string) {
    super('ShipmentNotFound', 404, `There is no parcel ${number}`, { number });
  }
}

export class ShipmentCannotMove extends ShopError {
  constructor({ number, from, move }: { number: string; from: string; move: string }) {
    super('ShipmentCannotMove', 409, `Parcel ${number} is ${from}: it cannot ${move}`, { number, from, move });
  }
}

/** Everything of the order is in a parcel already, or was cancelled. */
export class NothingToPack extends ShopError {
  constructor(orderNumber: string) {
    super('NothingToPack', 409, `Nothing of order ${orderNumber} is left to pack`, { orderNumber });
  }
}

/** The order waits for something else first: its money, or the desk; or it is over. */
export class OrderNotInHand extends ShopError {
  constructor({ orderNumber, status }: { orderNumber: string; status: string }) {
    super('OrderNotInHand', 409, `Order ${orderNumber} is ${status}: that cannot be done with it`, { orderNumber, status });
  }
}

export class TrackingNumberMissing extends ShopError {
  constructor(number: string) {
    super('TrackingNumberMissing', 422, `Parcel ${number} needs its carrier's tracking number`, { number });
  }
}

/** Another sum than the carrier was to collect. Both in minor units. */
export class CashDiffers extends ShopError {
  constructor({ due, given, currency }: { due: number; given: number; currency: string }) {
    super('CashDiffers', 409, 'The carrier was to collect another sum', { due, given, currency });
  }
}

/** There is no cash of that order to be booked, or not yet. */
export class NoCashDue extends ShopError {
  constructor(orderNumber: string) {
    super('NoCashDue', 409, `No cash is to be booked for order ${orderNumber}: it is booked already, paid otherwise, or nothing of it has arrived`, {
      orderNumber,
    });
  }
}

/** More than was paid for an order and has not gone back yet. All in minor units. */
export class MoreThanWasPaid extends ShopError {
  constructor(params: { orderNumber: string; left: number; asked: number; currency: string }) {
    super('MoreThanWasPaid', 409, `No more can go back for order ${params.orderNumber} than was paid and is left`, params);
  }
}
