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
import { legalPaths } from './legal-paths.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

interface Calls {
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  list: <Page extends { items: unknown[]; meta: PageMeta }>(path: string, query: Query) => Promise<Page>;
  languageId: number;
  countryId: number;
  /** Of a link that shows one thing before it is public. */
  preview: string | undefined;
}

/** Of the country and not of the merchant alone: they are asked for elsewhere. */
const legalSlugs: ReadonlySet<string> = new Set(Object.values(legalPaths).map((path) => path.slice(1)));

export interface Articles {
  items: ArticleCard[];
  meta: PageMeta;
}

/** What a merchant has written for people to read. */
export const contentCalls = ({ get, list, languageId, countryId, preview }: Calls) => ({
  /** The merchant's own links, beside the categories. */
  menus: () => get<Menus>('menus', { countryId, languageId }),
  blogTopics: () => get<Topic[]>('content/topics', { kind: 'blog', languageId }),
  articles: (asked: { topic?: string; page?: number; take?: number } = {}) => list<Articles>('content/articles', { take: 9, ...asked }),
  article: (slug: string) => get<ArticlePage>(`content/articles/${encodeURIComponent(slug)}`, { languageId, preview }),
  questions: (asked: { q?: string; isInFaq?: 'true' } = {}) => get<HelpTopic[]>('content/questions', { ...asked, languageId, preview }),
  /** Those who sell here besides the merchant, with their stories. */
  sellers: () => get<GlobalSeller[]>('sellers', { languageId }),
  writtenPages: () => get<PageLink[]>('content/pages', { languageId }),
  writtenPage: (slug: string) =>
    legalSlugs.has(slug)
      ? get<WrittenPage>(`legal/pages/${slug}`, { countryId, languageId })
      : get<WrittenPage>(`content/pages/${encodeURIComponent(slug)}`, { languageId, preview }),
  /** What the law asks for, by name. */
  legal: () => get<LegalLinks>('legal/pages', { countryId, languageId }),
  home: () => get<HomeBlock[]>('content/home', { countryId, languageId, preview }),
  blogSlides: () => get<HomeBlock[]>('media-slider/slider/web/findByUsagesType/BLOG_SLIDER/BLOG_SLIDER', { countryId, languageId, preview }),
  campaign: (slug: string) => get<Campaign>(`campaigns/${encodeURIComponent(slug)}`, { countryId, languageId, preview }),
});
