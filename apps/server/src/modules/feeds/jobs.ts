import { defaultLanguageId } from '@selvedge/i18n';
import { z } from 'zod';
import { listActiveCountries } from '#modules/countries';
import { createThrottle } from '#platform/requests/throttle';
import { defineJob, type AnyJob } from '#platform/job';
import type { Services } from '#platform/services';
import { feedFormats } from './feed-formats.ts';
import { writeFeed, type WantedFeed } from './write-feed.ts';

const writeFeeds = defineJob({
  name: 'feeds.write',
  schema: z.object({}),
  schedule: { dailyAtUtc: '02:40' },
  // Feeds are written one after another and use a fifth of a core. 100,000 products result in tens of millions of lines.
  timeoutSeconds: 8 * 3600,
  run: async (services, _data, { signal }) => {
    const pace = createThrottle(signal);
    for (const wanted of await listWantedFeeds(services.db)) {
      const listed = await writeFeed(services, wanted, pace);
      const { format, ...feed } = wanted;
      services.log.info({ ...feed, file: format.file, listed }, 'a product feed was written');
    }
  },
});

/** Lists the feeds to write: for each country in its own language and in English, in each format. */
export async function listWantedFeeds(db: Services['db']): Promise<WantedFeed[]> {
  const countries = await listActiveCountries(db);
  const own = [...new Map(countries.map((country) => [country.code, country])).values()];
  return own.flatMap(({ id, languageId }) =>
    [...new Set([languageId, defaultLanguageId])].flatMap((language) =>
      feedFormats.map((format) => ({ countryId: id, languageId: language, format })),
    ),
  );
}

export const feedJobs: readonly AnyJob[] = [writeFeeds];
