import type { Facets, PageMeta, ProductCard } from '@selvedge/server/contract';

export const listingOrders = ['newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Narrows a listing: lists joined by commas, as the API's `filterFields` have them. */
export interface ListingFilters {
  /** Slugs. */
  brand?: string;
  /** Codes. */
  color?: string;
  size?: string;
  /** Percent, `30-`. */
  discountRange?: string;
  /** Major units, `20-50`. */
  priceRange?: string;
  availability?: 'in-stock';
  /** `material:cotton,fit:slim` */
  attribute?: string;
}

export interface ListingQuery extends ListingFilters {
  /** Left out: everything the country sells. */
  categoryId?: number;
  collectionId?: number;
  page?: number;
  take?: number;
  orderBy?: ListingOrder;
}

export interface Listing {
  items: ProductCard[];
  meta: PageMeta;
  facets: Facets;
}

export interface SearchResult extends Listing {
  /** What was looked for instead, where nothing is written as it was typed; null: as typed. */
  corrected: string | null;
}
