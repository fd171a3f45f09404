/** Sellers other than the merchant: they apply and, once approved, become vendors of the back office. */
export { deleteSellerData } from './delete-sellers.ts';
export { sellerJobs } from './jobs.ts';
export { moveSeller } from './move-seller.ts';
export { findSellerUpdate, findSellerContact } from './find-seller-update.ts';
export { routes } from './routes.ts';
export { saveStories } from './save-stories.ts';
export { readSellerData } from './seller-data.ts';
export { lockSeller, readSellerHistory, getAdminSeller, listAdminSellers, type SellerRow } from './admin-sellers.ts';
export { sellerMediaUser } from './seller-media-user.ts';
