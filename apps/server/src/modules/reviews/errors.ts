import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

/** An order may have one review per product. */
export class ReviewExists extends ShopError {
  constructor() {
    super('ReviewExists', 409, 'This product was already reviewed for this order');
  }
}

export class ReviewNotFound extends ShopError {
  constructor(id: number) {
    super('ReviewNotFound', 404, `There is no review ${id}`, { id });
  }
}

/** The review already has this state. */
export class ReviewCannotMove extends ShopError {
  constructor(from: string, move: string) {
    super('ReviewCannotMove', 409, `The status of the review is "${toWords(from)}", which does not allow "${toWords(move)}"`, { from, move });
  }
}

/** The product has no sizes to choose from, or no size chart. */
export class SizesNotMeasured extends ShopError {
  constructor(productId: number) {
    super('SizesNotMeasured', 409, 'The sizes of this product are not measured', { productId });
  }
}
