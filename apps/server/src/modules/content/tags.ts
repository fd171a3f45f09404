/** What answers and pages are made from, by name: see platform/tag-drops.ts. */
export const menusTag = 'menus';
/** The menus of one country. */
export const menusOf = (countryId: number): string => `menus:${countryId}`;
/** All redirects, as each process keeps them. */
export const redirectsTag = 'redirects';
/** Everything that is written: articles, questions, pages, and what they stand under. */
export const writingTag = 'writings';
/** The blocks of the home page, and the slides of the blog. */
export const homeTag = 'home';
