import { lazy, memo, Suspense } from 'react';
import type { ProductBelowProps } from './product-below.tsx';
// The styles load with the page, because the server renders the parts; their scripts load later.
import '#features/listing/card/product-card.module.css';
import '#features/listing/card/product-grid.module.css';
import '#features/reviews/fit-bar.module.css';
import '#features/reviews/review-item.module.css';
import '#features/reviews/reviews.module.css';
import '#features/reviews/star-bars.module.css';
import '#features/product/product-row.module.css';

const ProductBelow = lazy(async () => ({ default: (await import('./product-below.tsx')).ProductBelow }));

/**
 * Renders reviews and other products below a product. The server renders them, and their scripts load after the page can be used. Not
 * rendered again for a new price or stock of the product: before the scripts have loaded, that would remove the parts from the page.
 */
export const ProductBelowSlot = memo(function ProductBelowSlot(props: ProductBelowProps) {
  return (
    <Suspense>
      <ProductBelow {...props} />
    </Suspense>
  );
});
