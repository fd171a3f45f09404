import { createContext, useContext, type ReactNode } from 'react';

/** What a heart needs to know of the product that it stands on. */
export interface Wishable {
  id: number;
  name: string;
  /** Major units; with currency and stock, where they are known: what has changed since is told on the wishlist. */
  discountPrice?: number;
  currency?: string;
  isAvailable?: boolean;
  /** For measuring alone. */
  brand?: { name: string };
  priorPrice?: number | null;
}

type HeartOf = (product: Wishable) => ReactNode;

const HeartContext = createContext<HeartOf>(() => null);

/** Gives every product below its heart. */
export const HeartSlot = HeartContext.Provider;

/** A product's heart, for whatever shows the product. */
export const useHeart = (): HeartOf => useContext(HeartContext);
