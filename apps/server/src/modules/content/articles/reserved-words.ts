import { listPages } from '@selvedge/pages';

/** First path segments of files, API calls and other apps, and words that the shop may need later. */
const technicalWords = `about-affiliates admin api assets dev docs fonts health help home images language media metrics not-found sellers static
  wheel`.split(/\s+/);

/** First path segments that the shop uses itself. A merchant's page cannot use them. */
const reserved = new Set([...technicalWords, ...listPages().map(({ path }) => path.split('/')[0]?.toLowerCase() ?? '')]);

/** Returns whether a page can use `/{slug}`. A slug has lower-case words and hyphens, is not reserved and is not a language code. */
export const isPageSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length > 2 && !reserved.has(slug);
