import type { RouterContextProvider } from 'react-router';
import { affiliateFrom } from '#lib/affiliate-context.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';

/** Whose portal a page is of. */
export interface Portal {
  shop: Shop;
  affiliateId: number;
}

export const portalOf = (context: Readonly<RouterContextProvider>): Portal => ({ shop: shopFrom(context), affiliateId: affiliateFrom(context).id });
