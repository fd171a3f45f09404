import type { Category } from '@selvedge/server/contract';

/** A top category with what it holds. */
export interface Branch extends Category {
  path: string;
  children: (Category & { path: string })[];
}

/** The flat list of the API as the menu shows it: two levels, in the API's order. */
export function treeOf(categories: readonly Category[]): Branch[] {
  return categories
    .filter((category) => category.parentId === null)
    .map((top) => ({
      ...top,
      path: categoryPath(top),
      children: categories.filter((child) => child.parentId === top.id).map((child) => ({ ...child, path: categoryPath(child, top) })),
    }));
}

/** `/category/women`, `/category/women/dresses`: the page's path without language. */
export const categoryPath = (category: Pick<Category, 'slug'>, parent?: Pick<Category, 'slug'> | null): string =>
  parent ? `/category/${parent.slug}/${category.slug}` : `/category/${category.slug}`;
