import { ShopError } from '#kit/errors';

/** An order that was never confirmed has no invoice, and nothing to correct. */
export class NoInvoice extends ShopError {
  constructor(orderId: number) {
    super('NoInvoice', 409, 'The order was not confirmed: it has no invoice', { orderId });
  }
}

/** More than is left of what was invoiced. */
export class CreditExceedsInvoice extends ShopError {
  constructor(params: { orderLineId: number; left: number; asked: number; of: 'amount' | 'quantity' }) {
    super('CreditExceedsInvoice', 409, `No more than ${params.left} is left to credit of line ${params.orderLineId}, not ${params.asked}`, params);
  }
}

/** The same answer for a paper that does not exist and for somebody else's. */
export class PaperNotFound extends ShopError {
  constructor() {
    super('PaperNotFound', 404, 'There is no such paper');
  }
}

/** It has its number, but nobody has said yet who sells. */
export class PaperWaits extends ShopError {
  constructor(number: string) {
    super('PaperWaits', 409, `${number} is printed as soon as its country has a seller`, { number });
  }
}
