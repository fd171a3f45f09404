import { Trans } from '@lingui/react/macro';
import type { ProductCard, Rating } from '@selvedge/server/contract';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { Reviews } from '#features/reviews/reviews.tsx';
import type { ReviewPage } from '#features/reviews/use-more-reviews.ts';
import { ProductRow } from './product-row.tsx';

export interface ProductBelowProps {
  productId: number;
  /** The product's path without language. */
  path: string;
  reviews: ReviewPage & { rating: Rating };
  related: readonly ProductCard[];
}

/** Renders what is below a product: its reviews and other products. */
export function ProductBelow({ productId, path, reviews, related }: ProductBelowProps) {
  return (
    <>
      <Reviews key={productId} productId={productId} path={path} reviews={reviews} />
      {related.length > 0 ? (
        <ProductRow title={<Trans>Wear it with</Trans>}>
          <ProductGrid items={related} />
        </ProductRow>
      ) : null}
    </>
  );
}
