import { Trans } from '@lingui/react/macro';
import { useWishlistToggle } from '#lib/wishlist/wishlist-toggle-slot.ts';
import { Link } from '#lib/paths/link.tsx';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ProductRow } from '../product-row.tsx';
import styles from './recently-viewed.module.css';
import type { ViewedProduct } from './viewed-products.ts';

interface RecentlyViewedProps {
  others: readonly ViewedProduct[];
  onClear: () => void;
}

/** Renders the products that were viewed in this browser. Prices are left out, because stored prices would be outdated. */
export function RecentlyViewed({ others, onClear }: RecentlyViewedProps) {
  const renderWishlistToggle = useWishlistToggle();
  return (
    <ProductRow
      title={<Trans>Recently viewed</Trans>}
      action={
        <Button type="button" variant="quiet" size="small" onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      }
    >
      <ul className={styles.list}>
        {others.map(({ id, slug, name, brand, image, colorCode }) => (
          <li key={id} className={styles.item}>
            <Picture image={image} alt="" sizes="160px" widths={[320]} className={styles.picture} />
            <div>
              <p className={styles.brand}>{brand}</p>
              <h3 className={styles.name}>
                <Link className={styles.link} to={buildProductAddress(slug, colorCode)} prefetch="intent">
                  {name}
                </Link>
              </h3>
            </div>
            <div className={styles.wishlistToggle}>{renderWishlistToggle({ id, name })}</div>
          </li>
        ))}
      </ul>
    </ProductRow>
  );
}
