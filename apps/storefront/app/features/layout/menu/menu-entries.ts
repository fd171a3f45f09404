import { useLingui } from '@lingui/react/macro';
import type { Branch } from '#lib/paths/category-tree.ts';
import { useShop } from '#lib/use-shop.ts';

/** An entry in the header with its panel. */
export interface MenuEntry {
  key: string;
  name: string;
  path: string;
  isSale: boolean;
  children: { id: number | string; name: string; path: string }[];
}

/** Returns the top categories together with brands and the merchant's links: Women, Men, Kids, Brands, Journal, Sale. */
export function useMenuEntries(branches: readonly Branch[]): MenuEntry[] {
  const { t } = useLingui();
  const entries = branches.map(({ code, name, path, children }) => ({ key: code, name, path, isSale: code === 'sale', children }));
  const brands = { key: 'brands', name: t`Brands`, path: '/brands', isSale: false, children: [] };
  const customEntries = (useShop().menus?.header ?? []).map(({ label, href, children }) => ({
    key: label + href,
    name: label,
    path: href,
    isSale: false,
    children: children.map((child) => ({ id: child.label + child.href, name: child.label, path: child.href })),
  }));
  return [...entries.filter(({ isSale }) => !isSale), brands, ...customEntries, ...entries.filter(({ isSale }) => isSale)];
}
