import { ShopError } from '#kit/errors';

export class MissingRate extends ShopError {
  constructor(currency: string, day: string) {
    super('MissingRate', 422, `There is no exchange rate for ${currency} on ${day}: import it with npm run exchange-rates, or enter it by hand`, {
      currency,
      day,
    });
  }
}

export class UnreadableRates extends ShopError {
  constructor(reason: string) {
    super('UnreadableRates', 422, `The rates cannot be read: ${reason}`);
  }
}
