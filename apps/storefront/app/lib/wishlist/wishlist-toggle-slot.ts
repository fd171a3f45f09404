import { createContext, useContext, type ReactNode } from 'react';

/** The product data that the wishlist button of a product needs. */
export interface WishlistProduct {
  id: number;
  name: string;
  /** Major units. With currency and stock, if known, so that the wishlist can report changes. */
  discountPrice?: number;
  currency?: string;
  isAvailable?: boolean;
  /** Used for analytics only. */
  brand?: { name: string };
  priorPrice?: number | null;
}

type RenderWishlistToggle = (product: WishlistProduct) => ReactNode;

const WishlistToggleContext = createContext<RenderWishlistToggle>(() => null);

/** Provides the wishlist button to all products below. */
export const WishlistToggleSlot = WishlistToggleContext.Provider;

/** Returns the function that renders the wishlist button of a product. */
export const useWishlistToggle = (): RenderWishlistToggle => useContext(WishlistToggleContext);
