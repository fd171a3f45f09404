import { openConnection } from './connection.ts';
import { openRequestCache } from './request-cache.ts';
import { shopFetch } from './shop-fetch.ts';

/* One of each for as long as the page's document lives, whatever is drawn anew in it. */

export const connection = openConnection();

const shop = shopFetch({ fetch: window.fetch.bind(window), cache: openRequestCache(), connection, here: () => new URL(location.href) });
window.fetch = shop.fetch;

/** Fetches what is going to be asked for. */
export const fetchAhead = shop.ahead;
