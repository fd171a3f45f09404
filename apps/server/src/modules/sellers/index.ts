/** Sellers other than the merchant: they apply and, once approved, become vendors of the back office. */
export { forgetSeller } from './forget-sellers.ts';
export { sellerJobs } from './jobs.ts';
export { moveSeller } from './move-seller.ts';
export { findSellerUpdate, sellerContact } from './find-seller-update.ts';
export { routes } from './routes.ts';
export { saveStories } from './save-stories.ts';
export { sellerData } from './seller-data.ts';
export { lockSeller, sellerHistory, getAdminSeller, listAdminSellers, type SellerRow } from './admin-sellers.ts';
