import { useLingui } from '@lingui/react/macro';
import type { Branch } from '#lib/category-tree.ts';
import { useShop } from '#lib/use-shop.ts';

/** A word in the bar, and what hangs below it. */
export interface MenuEntry {
  key: string;
  name: string;
  path: string;
  isSale: boolean;
  children: { id: number | string; name: string; path: string }[];
}

/** The top categories with the brands and the merchant's own links among them: Women, Men, Kids, Brands, Journal, Sale. */
export function useMenuEntries(branches: readonly Branch[]): MenuEntry[] {
  const { t } = useLingui();
  const entries = branches.map(({ code, name, path, children }) => ({ key: code, name, path, isSale: code === 'sale', children }));
  const brands = { key: 'brands', name: t`Brands`, path: '/brands', isSale: false, children: [] };
  const own = (useShop().menus?.header ?? []).map(({ label, href, children }) => ({
    key: label + href,
    name: label,
    path: href,
    isSale: false,
    children: children.map((child) => ({ id: child.label + child.href, name: child.label, path: child.href })),
  }));
  return [...entries.filter(({ isSale }) => !isSale), brands, ...own, ...entries.filter(({ isSale }) => isSale)];
}
