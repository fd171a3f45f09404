import { ShopError } from '#kit/errors';

export class LegalPageNotFound extends ShopError {
  constructor(asked: string) {
    super('LegalPageNotFound', 404, 'There is no such page', { slug: asked });
  }
}
