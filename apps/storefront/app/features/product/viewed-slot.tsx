import type { Image, ProductPage } from '@selvedge/server/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenLoaded } from '#lib/when-loaded.ts';

const ViewedBefore = lazy(() => import('./viewed-before.tsx').then((module) => ({ default: module.ViewedBefore })));

/** What this browser remembers of products, once the page can be used: none of it is needed before. */
export function ViewedSlot({ product, image }: { product: ProductPage; image: Image | undefined }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenLoaded(() => setIsDue(true)), []);
  return isDue ? (
    <Suspense>
      <ViewedBefore product={product} image={image} />
    </Suspense>
  ) : null;
}
