import { z } from 'zod';
import { listActiveCountries } from '#modules/countries';
import { defineJob, type AnyJob } from '#platform/job';
import { requestJob } from '#platform/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { feedKinds } from './feed-kinds.ts';
import { writeFeed, type FeedWanted } from './write-feed.ts';

const english = 1;

const writeOne = defineJob({
  name: 'feeds.write',
  schema: z.object({ countryId: z.int(), languageId: z.int(), kind: z.enum(feedKinds) }),
  // A hundred thousand products are over a million lines.
  timeoutSeconds: 3600,
  run: async (services, wanted, { signal }) => {
    const listed = await writeFeed(services, wanted, signal);
    services.log.info({ ...wanted, listed }, 'a product feed was written');
  },
});

const writeAll = defineJob({
  name: 'feeds.write-all',
  schema: z.object({}),
  schedule: { dailyAtUtc: '02:40' },
  run: async ({ db }) => {
    const wanted = await feedsWanted(db);
    await inTransaction(db, async (tx) => {
      for (const feed of wanted) await requestJob(tx, writeOne, feed);
    });
  },
});

/** Each country in its own language and in English, for each programme. */
export async function feedsWanted(db: Services['db']): Promise<FeedWanted[]> {
  const countries = await listActiveCountries(db);
  const own = [...new Map(countries.map((country) => [country.code, country])).values()];
  return own.flatMap(({ id, languageId }) =>
    [...new Set([languageId, english])].flatMap((language) => feedKinds.map((kind) => ({ countryId: id, languageId: language, kind }))),
  );
}

export const feedJobs: readonly AnyJob[] = [writeAll, writeOne];
