import { brands, categories, collections } from './catalog.ts';
import type { Kind } from './kind.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';
import { articles, campaigns, pagesOfContent } from './articles.ts';

/** All kinds of sitemap entries; each kind has its own files. */
export const kinds: readonly Kind[] = [pages, categories, collections, brands, products, articles, pagesOfContent, campaigns];
