import { openConnection } from '../loading/connection.ts';
import { openRequestCache } from '../requests/request-cache.ts';
import { createShopFetch } from '../requests/shop-fetch.ts';

/* One instance each per document, independent of re-rendering. */

export const connection = openConnection();

const shop = createShopFetch({ fetch: window.fetch.bind(window), cache: openRequestCache(), connection, here: () => new URL(location.href) });
window.fetch = shop.fetch;

/** Prefetches the data of a page. */
export const prefetchData = shop.ahead;
