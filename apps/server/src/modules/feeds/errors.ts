import { ShopError } from '#kit/errors';

export const feedNotFound = (asked: string): ShopError => new ShopError('FeedNotFound', 404, 'There is no such feed yet', { feed: asked });
