import { z } from 'zod';
import { createThrottle } from '#platform/requests/throttle';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { removeOldMembers, syncAllCollections, syncCollection } from './collections/sync-collections.ts';
import { reduceSearchCounts } from './popular/reduce-search-counts.ts';
import { refreshListing, refreshListingOfVariants } from './refresh/refresh-listing.ts';
import { refreshNewProducts } from './refresh/refresh-new-products.ts';
import { dropUnusedWords, refreshAllWords, refreshWords } from './words/refresh-words.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Data of these products in a higher module has changed, such as their rating. */
    'listing.outdated': { productIds: number[] };
  }
}

const ids = z.array(z.int());

const refreshProducts = defineJob({
  name: 'search.refresh-products',
  schema: z.object({ productIds: ids }),
  run: ({ db }, { productIds }) => refreshListing(db, productIds),
});

const refreshStock = defineJob({
  name: 'search.refresh-stock',
  schema: z.object({ variantIds: ids }),
  run: ({ db }, { variantIds }) => refreshListingOfVariants(db, variantIds),
});

const refreshProductWords = defineJob({
  name: 'search.refresh-words',
  schema: z.object({ productIds: ids }),
  run: ({ db }, { productIds }) => refreshWords(db, productIds),
});

/** Updates words after changes that no product event reports: renamed categories, brands and colours, and popularity. */
const refreshWordsEachNight = defineJob({
  name: 'search.refresh-all-words',
  schema: z.object({}),
  schedule: { dailyAtUtc: '02:20' },
  // Uses a fifth of one core for 100,000 products.
  timeoutSeconds: 3 * 3600,
  run: async ({ db }, _, { signal }) => {
    await refreshAllWords(db, { batch: 20, pace: createThrottle(signal) });
    await dropUnusedWords(db);
  },
});

const syncChangedCollection = defineJob({
  name: 'search.sync-collection',
  schema: z.object({ collectionId: z.int() }),
  timeoutSeconds: 3600,
  run: ({ db }, { collectionId }) => syncCollection(db, collectionId),
});

const syncCollectionsEachNight = defineJob({
  name: 'search.sync-all-collections',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:35' },
  timeoutSeconds: 3600,
  run: ({ db }) => syncAllCollections(db),
});

const removeOldMembersEachMinute = defineJob({
  name: 'search.remove-old-members',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: ({ db }) => removeOldMembers(db),
});

const refreshNewProductsEachDay = defineJob({
  name: 'search.refresh-new-products',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:05' },
  timeoutSeconds: 3600,
  run: ({ db }) => refreshNewProducts(db),
});

const reduceSearchCountsEachNight = defineJob({
  name: 'search.delete-old-searches',
  schema: z.object({}),
  schedule: { dailyAtUtc: '01:50' },
  run: ({ db }) => reduceSearchCounts(db),
});

export const searchJobs: readonly AnyJob[] = [
  refreshProducts,
  refreshStock,
  refreshProductWords,
  refreshNewProductsEachDay,
  refreshWordsEachNight,
  syncChangedCollection,
  syncCollectionsEachNight,
  removeOldMembersEachMinute,
  reduceSearchCountsEachNight,
];

export const searchSubscriptions: readonly Subscription[] = [
  on('product.changed', refreshProducts),
  on('product.changed', refreshProductWords),
  on('collection.rules-changed', syncChangedCollection),
  on('price.changed', refreshProducts),
  on('stock.changed', refreshStock),
  on('listing.outdated', refreshProducts),
];
