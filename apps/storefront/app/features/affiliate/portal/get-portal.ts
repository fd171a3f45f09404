import type { RouterContextProvider } from 'react-router';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';

/** The affiliate and the shop of a portal page. */
export interface Portal {
  shop: Shop;
  affiliateId: number;
}

export const getPortal = (context: Readonly<RouterContextProvider>): Portal => ({
  shop: getShop(context),
  affiliateId: getContextAffiliate(context).id,
});
