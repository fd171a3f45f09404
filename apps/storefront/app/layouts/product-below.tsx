import { Trans } from '@lingui/react/macro';
import type { ProductCard, Rating, StarCounts } from '@selvedge/server/contract';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { Reviews } from '#features/reviews/reviews.tsx';
import type { ReviewOrder } from '#lib/api/catalogue-calls.ts';
import type { ReviewPage } from '#features/reviews/use-reviews.ts';
import { ProductRow } from '#features/product/product-row.tsx';

export interface ProductBelowProps {
  productId: number;
  /** The product's path without language. */
  path: string;
  reviews: ReviewPage & { rating: Rating; starCounts: StarCounts };
  reviewOrder: ReviewOrder;
  /** Products that complete a look, and similar ones. */
  look: readonly ProductCard[];
  related: readonly ProductCard[];
}

/** Renders the parts below a product: its reviews and other products. */
export function ProductBelow({ productId, path, reviews, reviewOrder, look, related }: ProductBelowProps) {
  return (
    <>
      <Reviews key={productId} productId={productId} path={path} reviews={reviews} orderBy={reviewOrder} />
      {look.length > 0 ? (
        <ProductRow title={<Trans>Complete the look</Trans>}>
          <ProductGrid items={look} />
        </ProductRow>
      ) : null}
      {related.length > 0 ? (
        <ProductRow title={<Trans>Similar items</Trans>}>
          <ProductGrid items={related} />
        </ProductRow>
      ) : null}
    </>
  );
}
