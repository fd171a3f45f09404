import type { Category, LegalLinks, Market, Menus, ServiceNames } from '@selvedge/server/contract';
import type { Language, LanguageCode } from '@selvedge/i18n';
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';

/** The root's loader data, available to every page. */
export interface RootData {
  market: Market;
  language: Language & { code: LanguageCode };
  origin: string;
  categories: Category[];
  /** Missing in data that a tab stored in an older version. */
  menus?: Menus;
  /** Links to the legal pages by name, and the notice of the legal guarantee. */
  legal?: LegalLinks;
  /** Payment methods and carriers of the country. */
  services?: ServiceNames;
  /** Whether the country has a prize wheel. */
  hasWheel?: boolean;
}

/** The shop that this tab has stored, for a page whose root loader failed. */
export const RememberedShop = createContext<RootData | undefined>(undefined);

/** Returns the shop, or undefined if the root loader failed. */
export function useMaybeShop(): RootData | undefined {
  const remembered = useContext(RememberedShop);
  return useRouteLoaderData<RootData>('root') ?? remembered;
}

/** Returns the shop of this page. */
export function useShop(): RootData {
  const shop = useMaybeShop();
  if (!shop) throw new Error('useShop needs the data of the root loader.');
  return shop;
}
