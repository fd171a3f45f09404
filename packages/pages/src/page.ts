/** A file in `apps/storefront/app/layouts`: the frame of a page, and its guard. */
export type Layout = 'default' | 'guest' | 'auth' | 'account' | 'affiliate' | 'checkout';

/** Records of the demo shop whose slugs the walk puts into addresses. */
export const visitFacts = ['article', 'brand', 'campaign', 'category', 'collection', 'order', 'product', 'subcategory', 'written'] as const;
export type VisitFact = (typeof visitFacts)[number];

/** An address that the walk opens. */
export interface Visit {
  /** Without language, with its query. `{product}` stands for the slug of a product in the language of the page; see {@link VisitFact}. */
  path: string;
  /** The visitor; by default the visitor that the page's layout needs. `shopper` has a cart, `buyer` has just placed an order. */
  as?: 'guest' | 'customer' | 'affiliate' | 'shopper' | 'buyer';
  /** The expected status, 200 by default. */
  status?: 404;
  /** The canonical path if it is another one. */
  canonicalPath?: string;
  /** Whether the page is private at this address, although search engines may index it at other addresses. */
  isPrivate?: boolean;
}

/** An entry of the table of pages. Routes, page cache, known queries, sitemaps, robots.txt and the walk derive from it. */
export interface Page {
  /** The canonical spelling, in the syntax of React Router and without language. Other spellings redirect to it. */
  path: string;
  /** A second spelling that the specification uses. It does not redirect. */
  secondSpelling?: string;
  /** The route file in `apps/storefront/app/routes`. Absent: the file of `:slug` shows the page. */
  file?: string;
  /** Absent for data, files, forms without a page, and printable pages. */
  layout?: Layout;
  /** The query parameters that it reads. A link to the page determines their values, also by leaving them out. */
  query?: readonly string[];
  /** Further query parameters that it reads. A page with one of them is personal and not cached. */
  personalQuery?: readonly string[];
  /**
   * Set if the page is the same for all visitors of a host; it is then cached by path and `query`. `exact`: not with unknown parameters,
   * because they may be personal. `part`: loaded by other pages and not a page itself.
   */
  cache?: 'page' | 'exact' | 'part';
  /**
   * `sitemap`: indexed, and in the sitemap of fixed pages. `index`: indexed; pages of records are in separate sitemaps.
   * `noindex`: not indexed. `disallow`: not indexed, and closed in robots.txt.
   */
  robots: 'sitemap' | 'index' | 'noindex' | 'disallow';
  /** The files that are prefetched for a link to the page: data and scripts, or scripts only. */
  prefetch?: 'page' | 'scripts';
  /** Whether a merchant may redirect the page elsewhere, although its path is fixed. */
  isRedirectable?: boolean;
  /** The addresses that the walk opens. By default the page's own path. A string is the path of a visit. */
  visits?: readonly (string | Visit)[];
  /** Why the walk does not open the page. */
  unvisited?: string;
}
