import type {
  ArticleCard,
  ArticlePage,
  Campaign,
  GlobalSeller,
  HelpTopic,
  HomeBlock,
  LegalLinks,
  Menus,
  PageLink,
  PageMeta,
  Topic,
  WrittenPage,
} from '@selvedge/server/contract';
import { legalPaths } from '@selvedge/pages/legal-paths';

type Query = Readonly<Record<string, string | number | undefined>>;

interface Calls {
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  list: <Page extends { items: unknown[]; meta: PageMeta }>(path: string, query: Query) => Promise<Page>;
  languageId: number;
  countryId: number;
  /** Token of a preview link. */
  preview: string | undefined;
}

/** Legal pages belong to the country, not to the merchant, and have their own call. */
const isLegal = (slug: string): boolean => Object.values(legalPaths).some((path) => path === `/${slug}`);

export interface Articles {
  items: ArticleCard[];
  meta: PageMeta;
}

/** Calls for the merchant's content. */
export const contentCalls = ({ get, list, languageId, countryId, preview }: Calls) => ({
  /** Returns the merchant's links in the menus. */
  menus: () => get<Menus>('menus', { countryId, languageId }),
  blogTopics: () => get<Topic[]>('content/topics', { kind: 'blog', languageId }),
  articles: (asked: { topic?: string; page?: number; take?: number } = {}) => list<Articles>('content/articles', { take: 9, ...asked }),
  article: (slug: string) => get<ArticlePage>(`content/articles/${encodeURIComponent(slug)}`, { languageId, preview }),
  questions: (asked: { q?: string; isInFaq?: 'true' } = {}) => get<HelpTopic[]>('content/questions', { ...asked, languageId, preview }),
  /** Returns the vendors with their stories. */
  sellers: () => get<GlobalSeller[]>('sellers', { languageId }),
  writtenPages: () => get<PageLink[]>('content/pages', { languageId }),
  writtenPage: (slug: string) =>
    isLegal(slug)
      ? get<WrittenPage>(`legal/pages/${slug}`, { countryId, languageId })
      : get<WrittenPage>(`content/pages/${encodeURIComponent(slug)}`, { languageId, preview }),
  /** Returns the legal pages by name. */
  legal: () => get<LegalLinks>('legal/pages', { countryId, languageId }),
  home: () => get<HomeBlock[]>('content/home', { countryId, languageId, preview }),
  blogSlides: () => get<HomeBlock[]>('media-slider/slider/web/findByUsagesType/BLOG_SLIDER/BLOG_SLIDER', { countryId, languageId, preview }),
  campaign: (slug: string) => get<Campaign>(`campaigns/${encodeURIComponent(slug)}`, { countryId, languageId, preview }),
});
