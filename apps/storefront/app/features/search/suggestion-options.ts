import type { Category, FoundAnswers, Suggestions } from '@selvedge/server/contract';
import { buildCategoryPath } from '#lib/paths/category-tree.ts';
import { buildProductAddress } from '#lib/paths/product-address.ts';

/** The suggestions of the search box: catalogue entries, questions of the help centre, and popular searches for an empty field. */
export interface SearchSuggestions extends Suggestions {
  answers: FoundAnswers;
  popular: string[];
}

export const noSuggestions: SearchSuggestions = { products: [], categories: [], brands: [], answers: [], popular: [] };

/** A suggestion that links to a page. */
interface Offered {
  /** Unique in its list and stable. */
  id: string;
  /** The page's path without language. */
  path: string;
  /** The text to store as a recent search if it is chosen. */
  meant: string;
}

export type ProductOption = Offered & { product: Suggestions['products'][number] };
export type WordOption = Offered & {
  name: string;
  /** Its parent. */
  within?: string | undefined;
};

/** The path is spelled as in the specification. */
export const searchPath = (text: string): string => `/Search?q=${encodeURIComponent(text)}`;

const shownProducts = 5;
const shownWords = 4;

export const buildProductOptions = ({ products }: Suggestions): ProductOption[] =>
  products
    .slice(0, shownProducts)
    .map((product) => ({ id: `product-${product.id}`, path: buildProductAddress(product.slug, product.colorCode), meant: product.name, product }));

export const buildCategoryOptions = ({ categories }: Suggestions): WordOption[] =>
  categories.slice(0, shownWords).map((category) => ({
    id: `category-${category.id}`,
    path: buildCategoryPath(category, category.parent),
    meant: category.name,
    name: category.name,
    within: category.parent?.name,
  }));

export const buildBrandOptions = ({ brands }: Suggestions): WordOption[] =>
  brands.slice(0, shownWords).map(({ id, slug, name }) => ({ id: `brand-${id}`, path: `/brands/${slug}`, meant: name, name }));

export const buildAnswerOptions = ({ answers }: SearchSuggestions): WordOption[] =>
  answers.map(({ id, title }) => ({ id: `answer-${id}`, path: buildAnswerPath({ id, title }), meant: '', name: title }));

/** The help centre, searched for the question, so that its answer is open. */
export const buildAnswerPath = ({ id, title }: { id: number; title: string }): string => `/helpcenter?q=${encodeURIComponent(title)}#question-${id}`;

export const buildRecentOptions = (searches: readonly string[]): WordOption[] =>
  searches.map((text, index) => ({ id: `recent-${index}`, path: searchPath(text), meant: text, name: text }));

/** @param recent searches of this browser, which are offered already */
export const buildPopularOptions = (searches: readonly string[], recent: readonly string[]): WordOption[] =>
  searches
    .filter((text) => !recent.some((own) => own.toLowerCase() === text))
    .map((text, index) => ({ id: `popular-${index}`, path: searchPath(text), meant: text, name: text }));

/** Returns the suggestions for an empty field: the top categories. */
export const buildFirstOptions = (categories: readonly Category[]): WordOption[] =>
  categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({ id: `category-${category.id}`, path: buildCategoryPath(category), meant: '', name: category.name }));
