import { ShopError } from '#kit/errors';

/** The order was never confirmed and therefore has no invoice to correct. */
export class NoInvoice extends ShopError {
  constructor(orderId: number) {
    super('NoInvoice', 409, 'The order was not confirmed and has no invoice', { orderId });
  }
}

/** The credit exceeds the remaining amount of the invoice. */
export class CreditExceedsInvoice extends ShopError {
  constructor(params: { orderLineId: number; left: number; asked: number; of: 'amount' | 'quantity' }) {
    super('CreditExceedsInvoice', 409, `Line ${params.orderLineId} has ${params.left} left to credit, not ${params.asked}`, params);
  }
}

/** The document does not exist or belongs to another customer; the response is the same for both. */
export class DocumentNotFound extends ShopError {
  constructor() {
    super('DocumentNotFound', 404, 'There is no such document');
  }
}

/** The document has a number but cannot be printed until its country has a seller. */
export class DocumentNotReady extends ShopError {
  constructor(number: string) {
    super('DocumentNotReady', 409, `${number} cannot be printed until its country has a seller`, { number });
  }
}
