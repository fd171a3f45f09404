import type { Image, ProductPage } from '@selvedge/server/contract';
import { lazy, Suspense } from 'react';
import { useViewedProducts } from './use-viewed-products.ts';
import { viewedProduct } from './viewed-products.ts';

// Nothing to show on a first visit.
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })));

/** Remembers the product that is shown, and shows those that were looked at before. */
export function ViewedBefore({ product, image }: { product: ProductPage; image: Image | undefined }) {
  const { others, clear } = useViewedProducts(viewedProduct(product, image));
  if (others.length === 0) return null;
  return (
    <Suspense>
      <RecentlyViewed others={others} onClear={clear} />
    </Suspense>
  );
}
