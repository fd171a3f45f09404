import { createContext, useContext, type ReactNode } from 'react';

/** The product data that a heart needs. */
export interface Wishable {
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

type RenderHeart = (product: Wishable) => ReactNode;

const HeartContext = createContext<RenderHeart>(() => null);

/** Provides the heart component to all products below. */
export const HeartSlot = HeartContext.Provider;

/** Returns the heart component for a product. */
export const useHeart = (): RenderHeart => useContext(HeartContext);
