import type { Query } from '@selvedge/api-client';
import type { Page } from '../api/client.ts';

export type ListingQuery = Omit<Query<'GET /product/web/countryCategoryWiseProductsPagination'>, 'countryId' | 'languageId'>;
export type ListingOrder = NonNullable<ListingQuery['orderBy']>;
export const listingOrders = ['recommended', 'newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const satisfies ListingOrder[];

export type Listing = Page<'GET /product/web/countryCategoryWiseProductsPagination'>;
