import { brands, categories, collections } from './catalog.ts';
import type { Kind } from './kind.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';
import { articles, campaigns, writtenPages } from './written.ts';

/** All that sitemaps list, each kind in files of its own. */
export const kinds: readonly Kind[] = [pages, categories, collections, brands, products, articles, writtenPages, campaigns];
