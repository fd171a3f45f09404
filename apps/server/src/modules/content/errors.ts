import { ShopError } from '#kit/errors';

export class WritingNotFound extends ShopError {
  constructor(asked: string) {
    super('WritingNotFound', 404, 'There is no such text', { slug: asked });
  }
}
