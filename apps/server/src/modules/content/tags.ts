/** The cache tags of responses and pages: see platform/tags/tag-drops.ts. */
export const menusTag = 'menus';
/** The menus of one country. */
export const buildMenusTag = (countryId: number): string => `menus:${countryId}`;
/** All redirects, as cached by each process. */
export const redirectsTag = 'redirects';
/** All articles, questions, pages and topics. */
export const articleTag = 'articles';
/** The merchant's pages by name: every page's footer lists them. */
export const writtenPagesTag = 'written-pages';
/** The blocks of the home page and the slides of the blog. */
export const homeTag = 'home';
