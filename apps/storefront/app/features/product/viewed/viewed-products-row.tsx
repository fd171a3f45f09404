import type { Image, ProductPage } from '@selvedge/server/contract';
import { lazy, Suspense } from 'react';
import { useViewedProducts } from './use-viewed-products.ts';
import { toViewedProduct } from './viewed-products.ts';

// Loaded on demand: a first visit has nothing to show.
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })));

export interface ShownProduct {
  product: ProductPage;
  image: Image | undefined;
  /** The colour of the image. */
  colorCode: string | null;
}

/** Stores the product that is shown, and shows the products viewed before. */
export function ViewedProducts({ product, ...shown }: ShownProduct) {
  const { others, clear } = useViewedProducts(toViewedProduct(product, shown));
  if (others.length === 0) return null;
  return (
    <Suspense>
      <RecentlyViewed others={others} onClear={clear} />
    </Suspense>
  );
}
