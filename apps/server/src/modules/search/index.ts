/** What can be found: listings from a read model of their own, and the page of a product with its prices. */
export { routes } from './routes.ts';
export { searchJobs, searchSubscriptions } from './jobs.ts';
export { listProductCards } from './list-product-cards.ts';
export { listedProducts } from './listed-products.ts';
export { getProductPage } from './get-product-page.ts';
export { refreshListing, refreshWholeListing } from './refresh-listing.ts';
export { refreshWords } from './words/refresh-words.ts';
export { productsNamed } from './words/find-by-name.ts';
export { searchText } from './words/search-text.ts';
export { warmListing } from './listing/listing-of.ts';
export { cardsOfWanted, wantedProducts } from './wanted-products.ts';
export type { ListedItem } from './listing/ask-listing.ts';
