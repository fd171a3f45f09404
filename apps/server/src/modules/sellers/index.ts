/** Who sells here besides the merchant: they apply, are decided on, and are vendors of the back office then. */
export { forgetSeller } from './forget-sellers.ts';
export { sellerJobs } from './jobs.ts';
export { moveSeller } from './move-seller.ts';
export { newsOfSeller, sellerContact } from './news-of-seller.ts';
export { routes } from './routes.ts';
export { saveStories } from './save-stories.ts';
export { sellerData } from './seller-data.ts';
export { lockSeller, sellerHistory, staffSeller, staffSellers, type SellerRow } from './staff-sellers.ts';
