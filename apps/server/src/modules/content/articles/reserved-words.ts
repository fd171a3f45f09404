import { listPages } from '@selvedge/pages';

/** First path segments of files, calls and programs, and words that the shop may need. */
const technicalWords = `about-affiliates admin api assets dev docs fonts health help home images language media metrics not-found sellers static
  wheel`.split(/\s+/);

/** First path segments that the shop uses itself: a merchant's page cannot have them. */
const reserved = new Set([...technicalWords, ...listPages().map(({ path }) => path.split('/')[0]?.toLowerCase() ?? '')]);

/** Tells whether a page can use `/{slug}`: lower-case words and hyphens, not reserved, no language code. */
export const isPageSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length > 2 && !reserved.has(slug);
