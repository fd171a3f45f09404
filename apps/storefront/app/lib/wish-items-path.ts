/** Where a wishlist is changed: without JavaScript by forms, with it by `wish-changes.ts`. */
export const wishItemsPath = '/wishlist/items';
