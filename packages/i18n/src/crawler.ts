/**
 * Returns whether a user agent is a crawler. Crawlers are not redirected to other languages. CUBOT is a phone brand.
 * The server and the pages share this list.
 */
export const isCrawler = (userAgent: string): boolean => /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|embedly/i.test(userAgent);
