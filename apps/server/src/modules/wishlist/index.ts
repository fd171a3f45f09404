/** What customers wish for. */
export { routes } from './routes.ts';
export { wishlistData } from './wishlist-data.ts';
