import type { Facets, PageMeta, ProductCard } from '@selvedge/server/contract';

export const listingOrders = ['newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Filters of a listing: values joined by commas, as in the API's `filterFields`. */
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
  /** Omitted: all products of the country. */
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
  /** The corrected search text; null if nothing was corrected. */
  corrected: string | null;
}
