import { lazy, Suspense, useEffect, useState } from 'react';
import { runWhenLoaded } from '#lib/when-loaded.ts';
import type { ShownProduct } from './viewed-products-row.tsx';

const ViewedProducts = lazy(() => import('./viewed-products-row.tsx').then((module) => ({ default: module.ViewedProducts })));

/** Renders the viewed products once the page is interactive, because they are not needed before. */
export function ViewedSlot(shown: ShownProduct) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => runWhenLoaded(() => setIsDue(true)), []);
  return isDue ? (
    <Suspense>
      <ViewedProducts {...shown} />
    </Suspense>
  ) : null;
}
