/** The cache tags of responses and pages: see platform/tags/tag-drops.ts. */
export const menusTag = 'menus';
/** The menus of one country. */
export const buildMenusTag = (countryId: number): string => `menus:${countryId}`;
/** All redirects, which each process caches. */
export const redirectsTag = 'redirects';
/** All articles, questions, pages and topics. */
export const articleTag = 'articles';
/** The names of the merchant's pages, which the footer of every page lists. */
export const writtenPagesTag = 'written-pages';
/** The blocks of the home page and the slides of the blog. */
export const homeTag = 'home';
