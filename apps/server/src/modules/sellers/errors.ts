import { ShopError } from '#kit/errors';

export class SellerNotFound extends ShopError {
  constructor(id: number) {
    super('SellerNotFound', 404, 'There is no such seller', { id });
  }
}

export class SellerCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('SellerCannotMove', 409, `A seller that is ${status} cannot ${move}`, { status, move });
  }
}
