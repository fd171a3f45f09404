import type { Page } from './page.ts';
import { pages } from './pages.ts';

export type PageName = keyof typeof pages;
export interface NamedPage extends Page {
  name: PageName;
}

const named = (Object.entries(pages) as [PageName, Page][]).map(([name, page]): NamedPage => ({ name, ...page }));

/** Returns all pages, in the order of the table. */
export const listPages = (): readonly NamedPage[] => named;

/** Returns the id of a page's route, which also names the page in page views. A second address of a route file has its own name as id. */
export const getRouteId = ({ name, file }: Pick<NamedPage, 'name' | 'file'>): string => (file?.endsWith(`/${name}.tsx`) ? `routes/${name}` : name);

/** Returns whether a page has one address: no parameters in its path. */
export const isFixed = ({ path }: Pick<Page, 'path'>): boolean => !/[:*]/.test(path);

/**
 * Returns the paths of a page as patterns: words, and `*` for a parameter. A path that ends with an optional parameter has two patterns. Pages
 * for all remaining addresses have none.
 */
export function listPatterns({ path }: Pick<Page, 'path'>): readonly string[] {
  if (path.endsWith('*')) return [];
  const whole = path.replaceAll(/:\w+\??/g, '*');
  return path.endsWith('?') ? [whole.replace(/\/\*$/, ''), whole] : [whole];
}

/**
 * Returns whether a page is about one person. Its query is not carried over to other pages, except campaign parameters.
 * These are the pages outside the default layout, and those of the default
 * layout that differ by visitor and are closed to search engines.
 */
export const isPersonal = ({ layout, cache, robots }: Page): boolean =>
  cache === 'exact' || (!cache && layout !== undefined && (layout !== 'default' || robots === 'disallow'));
