/** Wishlists of customers. */
export { listWishChanges, type WishChange } from './list-wish-changes.ts';
export { findNoticeLanguage, listNoticeRecipients } from './notice-recipients.ts';
export { routes } from './routes.ts';
export { claimWishChanges, releaseWishChanges } from './claim-wish-changes.ts';
export { readWishlistData } from './wishlist-data.ts';
