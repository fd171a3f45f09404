import { Trans } from '@lingui/react/macro';
import type { PageMeta, ProductCard } from '@selvedge/server/contract';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { AskedListing } from './asked-listing.ts';
import styles from './listing.module.css';
import { PageLinks } from './page-links.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortForm } from './sort-form.tsx';

interface ListingProps {
  items: readonly ProductCard[];
  meta: PageMeta;
  asked: AskedListing;
  /** The listing's own path, without language. */
  path: string;
  addressOf: (page: number) => string;
}

/** A page of garments with its order and the way to the other pages. */
export function Listing({ items, meta, asked, path, addressOf }: ListingProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="grid"
        title={<Trans>Nothing here right now</Trans>}
        action={
          <LinkButton to="/categories" variant="secondary">
            <Trans>All categories</Trans>
          </LinkButton>
        }
      >
        <Trans>New pieces arrive every week. Until then, have a look around.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.listing}>
      <SortForm path={path} orderBy={asked.orderBy} />
      <ProductGrid items={items} firstSeen={4} heading="h2" />
      <PageLinks meta={meta} addressOf={addressOf} />
    </div>
  );
}
