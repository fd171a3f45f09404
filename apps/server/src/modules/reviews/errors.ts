import { ShopError } from '#kit/errors';

/** One review of a product an order. */
export class ReviewExists extends ShopError {
  constructor() {
    super('ReviewExists', 409, 'This order has reviewed that product already');
  }
}

export class ReviewNotFound extends ShopError {
  constructor(id: number) {
    super('ReviewNotFound', 404, `There is no review ${id}`, { id });
  }
}

/** It is approved or rejected already. */
export class ReviewCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('ReviewCannotMove', 409, `A review that is ${from} cannot ${move}`, { from, move });
  }
}

/** A scarf has no sizes to choose between; or nobody has said which bodies they are for. */
export class SizesNotMeasured extends ShopError {
  constructor(productId: number) {
    super('SizesNotMeasured', 409, 'The sizes of this product are not measured', { productId });
  }
}
