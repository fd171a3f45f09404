import { ShopError } from '#kit/errors';

/** `CategoryNotFound`, with what the specification wants in the body of this one call. */
export class WrongCategory extends ShopError {
  constructor(categoryId: number | undefined) {
    super('CategoryNotFound', 404, 'There is no such category', { category: categoryId ?? null }, { status: 500, slugWrong: true });
  }
}
