/** Path for changes of a wishlist: by forms without JavaScript, by `wish-changes.ts` with it. */
export const wishItemsPath = '/wishlist/items';
