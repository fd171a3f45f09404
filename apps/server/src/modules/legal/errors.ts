import { ShopError } from '#kit/errors';

export class LegalPageNotFound extends ShopError {
  constructor(slug: string) {
    super('LegalPageNotFound', 404, 'There is no such page', { slug });
  }
}
