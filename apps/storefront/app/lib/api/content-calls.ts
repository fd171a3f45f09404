import { legalPaths } from '@selvedge/pages/legal-paths';
import type { Client } from './client.ts';

/** Legal pages belong to the country, not to the merchant, and have their own call. */
const isLegal = (slug: string): boolean => Object.values(legalPaths).some((path) => path === `/${slug}`);

/** Calls for the merchant's content. */
export const createContentCalls = ({ call, list, languageId, countryId, preview }: Client) => ({
  /** Returns the merchant's links in the menus. */
  menus: () => call('GET /menus', { query: { countryId, languageId } }),
  blogTopics: () => call('GET /content/topics', { query: { kind: 'blog', languageId } }),
  articles: (asked: { topic?: string; page?: number; take?: number } = {}) =>
    list('GET /content/articles', { query: { page: 1, take: 9, ...asked, languageId } }),
  article: (slug: string) => call('GET /content/articles/{slug}', { path: { slug }, query: { languageId, preview } }),
  questions: (asked: { q?: string; isInFaq?: 'true' } = {}) =>
    call('GET /content/questions', { query: { ...asked, countryId, languageId, preview } }),
  /** Returns the vendors with their stories. */
  sellers: () => call('GET /sellers', { query: { languageId } }),
  writtenPages: () => call('GET /content/pages', { query: { languageId } }),
  writtenPage: (slug: string) =>
    isLegal(slug)
      ? call('GET /legal/pages/{slug}', { path: { slug }, query: { countryId, languageId } })
      : call('GET /content/pages/{slug}', { path: { slug }, query: { countryId, languageId, preview } }),
  /** Returns the names of payment methods and carriers. */
  serviceNames: () => call('GET /service-names', { query: { countryId, languageId } }),
  /** Returns the legal pages by name. */
  legal: () => call('GET /legal/pages', { query: { countryId, languageId } }),
  home: () => call('GET /content/home', { query: { countryId, languageId, preview } }),
  blogSlides: () =>
    call('GET /media-slider/slider/web/findByUsagesType/{a}/{b}', {
      path: { a: 'BLOG_SLIDER', b: 'BLOG_SLIDER' },
      query: { countryId, languageId, preview },
    }),
  campaign: (slug: string) => call('GET /campaigns/{slug}', { path: { slug }, query: { countryId, languageId, preview } }),
});
