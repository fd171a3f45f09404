import type { Category, Suggestions } from '@selvedge/server/contract';
import { categoryPath } from '#lib/category-tree.ts';

/** Something the search box offers: it leads to a page. */
interface Offered {
  /** Unique in its list, and the same for the same thing. */
  id: string;
  /** The page's path without language. */
  path: string;
  /** What is remembered as searched for when it is chosen. */
  meant: string;
}

export type ProductOption = Offered & { product: Suggestions['products'][number] };
export type WordOption = Offered & {
  name: string;
  /** What it belongs to. */
  within?: string | undefined;
};

/** The specification's spelling. */
export const searchPath = (text: string): string => `/Search?q=${encodeURIComponent(text)}`;

const shownProducts = 5;
const shownWords = 4;

export const productOptions = ({ products }: Suggestions): ProductOption[] =>
  products
    .slice(0, shownProducts)
    .map((product) => ({ id: `product-${product.id}`, path: `/product/${product.slug}`, meant: product.name, product }));

export const categoryOptions = ({ categories }: Suggestions): WordOption[] =>
  categories.slice(0, shownWords).map((category) => ({
    id: `category-${category.id}`,
    path: categoryPath(category, category.parent),
    meant: category.name,
    name: category.name,
    within: category.parent?.name,
  }));

export const brandOptions = ({ brands }: Suggestions): WordOption[] =>
  brands.slice(0, shownWords).map(({ id, slug, name }) => ({ id: `brand-${id}`, path: `/brands/${slug}`, meant: name, name }));

export const recentOptions = (searches: readonly string[]): WordOption[] =>
  searches.map((text, index) => ({ id: `recent-${index}`, path: searchPath(text), meant: text, name: text }));

/** Where to begin when nothing has been typed: the top of the tree. */
export const firstOptions = (categories: readonly Category[]): WordOption[] =>
  categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ id: `category-${category.id}`, path: categoryPath(category), meant: '', name: category.name }));
