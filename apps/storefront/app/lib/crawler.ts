/** Crawlers by what they call themselves. CUBOT makes telephones. */
export const isCrawler = (userAgent: string): boolean => /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|embedly/i.test(userAgent);
