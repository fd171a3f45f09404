import { campaignsTag, runningCampaigns } from '#modules/campaigns';
import { publicWritings, writingTag } from '#modules/content';
import { partOf, type Kind } from './kind.ts';

const writings = (name: string, kind: 'article' | 'page', pathOf: (slug: string) => string): Kind => ({
  name,
  tags: [writingTag],
  read: async (db, asked) => {
    const { writings: found, seconds } = await publicWritings(db, kind);
    const entries = found
      .filter(({ robots }) => robots === 'index')
      .map(({ slug, updatedAt: changedAt, languageIds }) => ({
        // Where it is not written in a language, English stands there: see `robots-in.ts`.
        pathIn: ({ id }: { id: number }) => (languageIds.has(id) ? pathOf(slug) : null),
        changedAt,
      }));
    return { ...partOf(entries, asked), seconds };
  },
});

export const articles = writings('articles', 'article', (slug) => `/blog/${slug}`);
export const writtenPages = writings('written', 'page', (slug) => `/${slug}`);

export const campaigns: Kind = {
  name: 'campaigns',
  tags: [campaignsTag],
  read: async (db, asked) => {
    const { campaigns: running, seconds } = await runningCampaigns(db);
    const entries = running
      .filter(({ countryIds }) => countryIds.size === 0 || countryIds.has(asked.countryId))
      .map(({ slug, countryIds, languageIds }) => ({
        pathIn: ({ id }: { id: number }) => (languageIds.has(id) ? `/event/${slug}` : null),
        ...(countryIds.size > 0 && { countryIds }),
      }));
    return { ...partOf(entries, asked), seconds };
  },
};
