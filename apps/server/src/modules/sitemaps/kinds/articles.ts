import { campaignsTag, listRunningCampaigns } from '#modules/campaigns';
import { listPublicArticles, articleTag } from '#modules/content';
import { toPart, type Kind } from './kind.ts';

const articleKinds = (name: string, kind: 'article' | 'page', getArticlePath: (slug: string) => string): Kind => ({
  name,
  tags: [articleTag],
  read: async (db, asked) => {
    const { articles: found, seconds } = await listPublicArticles(db, kind);
    const entries = found
      .filter(({ robots }) => robots === 'index')
      .map(({ slug, updatedAt: changedAt, languageIds }) => ({
        // In other languages the English text is shown, which is not indexed: see `robots-in.ts`.
        getPath: ({ id }: { id: number }) => (languageIds.has(id) ? getArticlePath(slug) : null),
        changedAt,
      }));
    return { ...toPart(entries, asked), seconds };
  },
});

export const articles = articleKinds('articles', 'article', (slug) => `/blog/${slug}`);
export const pagesOfContent = articleKinds('written', 'page', (slug) => `/${slug}`);

export const campaigns: Kind = {
  name: 'campaigns',
  tags: [campaignsTag],
  read: async (db, asked) => {
    const { campaigns: running, seconds } = await listRunningCampaigns(db);
    const entries = running
      .filter(({ countryIds }) => countryIds.size === 0 || countryIds.has(asked.countryId))
      .map(({ slug, countryIds, languageIds }) => ({
        getPath: ({ id }: { id: number }) => (languageIds.has(id) ? `/event/${slug}` : null),
        ...(countryIds.size > 0 && { countryIds }),
      }));
    return { ...toPart(entries, asked), seconds };
  },
};
