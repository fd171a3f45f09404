import { ShopError } from '#kit/errors';

/** `CategoryNotFound` with the status and body that the specification requires for this route only. */
export class WrongCategory extends ShopError {
  constructor(categoryId: number | undefined) {
    super('CategoryNotFound', 404, 'There is no such category', { category: categoryId ?? null }, { status: 500, slugWrong: true });
  }
}
