import type { Client } from './client.ts';

/** Calls about wishlists. */
export const createWishCalls = ({ call, list, languageId, countryId }: Client) => ({
  wishes: (userId: number, page = 1) => list('GET /wishlist/findAllDataByPagination', { query: { userId, page, take: 20, countryId, languageId } }),
  /** Returns the products on the wishlist. */
  wishRefs: (userId: number) => call('GET /wishlist/refs', { query: { userId, countryId } }),
  addWish: (userId: number, productId: number) => call('POST /wishlist', { body: { userId, productId, countryId } }),
  removeWish: (wishlistId: number) => call('DELETE /wishlist/delete/{wishlistId}', { path: { wishlistId } }),
  mergeWishes: (userId: number, productIds: number[]) => call('POST /wishlist/merge', { body: { userId, countryId, productIds } }),
  /** Returns products for a guest's or a shared wishlist: at most 100, in the given order. */
  wishedProducts: (productIds: readonly number[]) => call('GET /wishlist/products', { query: { ids: productIds.join(','), countryId, languageId } }),
  wishNotices: (userId: number) => call('GET /wishlist/notices/{userId}', { path: { userId } }),
  setWishNotices: (userId: number, hasNotices: boolean) =>
    call('PUT /wishlist/notices/{userId}', { path: { userId }, query: { languageId }, body: { hasNotices } }),
});
