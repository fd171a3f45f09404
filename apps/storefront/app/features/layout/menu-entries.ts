import { useLingui } from '@lingui/react/macro';
import type { Branch } from '#lib/category-tree.ts';

/** A word in the bar, and what hangs below it. */
export interface MenuEntry {
  key: string;
  name: string;
  path: string;
  isSale: boolean;
  children: { id: number; name: string; path: string }[];
}

/** The top categories with the brands among them: Women, Men, Kids, Brands, Sale. */
export function useMenuEntries(branches: readonly Branch[]): MenuEntry[] {
  const { t } = useLingui();
  const entries = branches.map(({ code, name, path, children }) => ({ key: code, name, path, isSale: code === 'sale', children }));
  const brands = { key: 'brands', name: t`Brands`, path: '/brands', isSale: false, children: [] };
  return [...entries.filter(({ isSale }) => !isSale), brands, ...entries.filter(({ isSale }) => isSale)];
}
