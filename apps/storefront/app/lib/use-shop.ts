import type { Category, LegalLinks, Market, Menus } from '@selvedge/server/contract';
import type { Language, LanguageCode } from '@selvedge/i18n';
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';

/** What the root loads once and every page may read. */
export interface RootData {
  market: Market;
  language: Language & { code: LanguageCode };
  origin: string;
  categories: Category[];
  /** Absent in what a tab remembers from before there were any. */
  menus?: Menus;
  /** What the law asks for, by name, and its notice of the guarantee. */
  legal?: LegalLinks;
  /** Whether there is a wheel to spin. */
  hasWheel?: boolean;
}

/** The shop as this tab had it before, around a page whose own start has failed. */
export const RememberedShop = createContext<RootData | undefined>(undefined);

/** The shop of this page, or undefined on a page whose own start has failed. */
export function useMaybeShop(): RootData | undefined {
  const remembered = useContext(RememberedShop);
  return useRouteLoaderData<RootData>('root') ?? remembered;
}

/** The shop of this page. */
export function useShop(): RootData {
  const shop = useMaybeShop();
  if (!shop) throw new Error('useShop is for pages whose root has loaded.');
  return shop;
}
