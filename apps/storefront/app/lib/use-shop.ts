import type { Category, Market } from '@selvedge/server/contract';
import type { Language, LanguageCode } from '@selvedge/i18n';
import { useRouteLoaderData } from 'react-router';

/** What the root loads once and every page may read. */
export interface RootData {
  market: Market;
  language: Language & { code: LanguageCode };
  origin: string;
  categories: Category[];
}

/** The shop of this page, or undefined on a page whose own start has failed. */
export const useMaybeShop = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** The shop of this page. */
export function useShop(): RootData {
  const shop = useMaybeShop();
  if (!shop) throw new Error('useShop is for pages whose root has loaded.');
  return shop;
}
