import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

export class SellerNotFound extends ShopError {
  constructor(id: number) {
    super('SellerNotFound', 404, 'There is no such seller', { id });
  }
}

export class SellerCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('SellerCannotMove', 409, `The status of the seller is "${toWords(status)}", which does not allow "${toWords(move)}"`, { status, move });
  }
}
