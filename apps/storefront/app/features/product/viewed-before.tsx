import { lazy, Suspense } from 'react';
import { useViewedProducts } from './use-viewed-products.ts';
import type { ViewedProduct } from './viewed-products.ts';

// Nobody's on the server, and nothing to show on a first visit: the row comes after the page.
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })));

/** Remembers the product that is shown, and shows those that were looked at before. */
export function ViewedBefore({ viewed }: { viewed: ViewedProduct }) {
  const { others, clear } = useViewedProducts(viewed);
  if (others.length === 0) return null;
  return (
    <Suspense>
      <RecentlyViewed others={others} onClear={clear} />
    </Suspense>
  );
}
