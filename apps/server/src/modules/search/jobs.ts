import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { refreshListing, refreshListingOfVariants } from './refresh-listing.ts';

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

export const searchJobs: readonly AnyJob[] = [refreshProducts, refreshStock];

export const searchSubscriptions: readonly Subscription[] = [
  on('product.changed', refreshProducts),
  on('price.changed', refreshProducts),
  on('stock.changed', refreshStock),
];
