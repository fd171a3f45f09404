import { ShopError } from '#kit/errors';

export class ArticleNotFound extends ShopError {
  constructor(key: string) {
    super('ArticleNotFound', 404, 'There is no such article or page', { slug: key });
  }
}
