/**
 * Crawlers by what they call themselves: nobody leads them to another language, and they read a page as it came. CUBOT makes
 * telephones. Server and pages go by this one list.
 */
export const isCrawler = (userAgent: string): boolean => /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|embedly/i.test(userAgent);
