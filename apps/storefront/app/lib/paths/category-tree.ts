import type { Category } from '@selvedge/server/contract';

/** A top category with its children. */
export interface Branch extends Category {
  path: string;
  children: (Category & { path: string })[];
}

/** Turns the API's flat list into the two levels of the menu, in the API's order. */
export function buildCategoryTree(categories: readonly Category[]): Branch[] {
  return categories
    .filter((category) => category.parentId === null)
    .map((top) => ({
      ...top,
      path: buildCategoryPath(top),
      children: categories.filter((child) => child.parentId === top.id).map((child) => ({ ...child, path: buildCategoryPath(child, top) })),
    }));
}

/** Returns a category's path without language: `/category/women`, `/category/women/dresses`. */
export const buildCategoryPath = (category: Pick<Category, 'slug'>, parent?: Pick<Category, 'slug'> | null): string =>
  parent ? `/category/${parent.slug}/${category.slug}` : `/category/${category.slug}`;
