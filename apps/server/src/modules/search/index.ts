/** Listings and search on a read model of their own, and the product page with prices. */
export { routes } from './routes.ts';
export { searchJobs, searchSubscriptions } from './jobs.ts';
export { listProductCards } from './cards/list-product-cards.ts';
export { computeAverageStars } from './cards/average-stars.ts';
export { listSoldProducts } from './cards/list-sold-products.ts';
export { saveBoughtTogether } from './product-page/save-bought-together.ts';
export { getProductPage } from './product-page/get-product-page.ts';
export { refreshListing, refreshListingInBatches, refreshWholeListing } from './refresh/refresh-listing.ts';
export { refreshWords } from './words/refresh-words.ts';
export { findProductsByName } from './words/find-by-name.ts';
export { searchText } from './words/search-text.ts';
export { warmListing } from './listing/get-listing-index.ts';
export { readRequestedCards, listRequestedProducts } from './cards/list-requested-products.ts';
export type { ListedItem } from './listing/query-listing.ts';
export { listUnindexedProducts, listUnlistedProducts } from './refresh/missing-products.ts';
export { searchAdminProducts } from './list-admin-products.ts';
export { findAdminSynonyms, listAdminSynonyms, lockSynonyms, removeSynonyms, saveSynonyms } from './synonyms/admin-synonyms.ts';
export { seedSynonyms } from './synonyms/seed-synonyms.ts';
