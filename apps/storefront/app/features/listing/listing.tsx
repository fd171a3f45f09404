import { Plural, Trans } from '@lingui/react/macro';
import type { PageMeta, ProductCard } from '@selvedge/server/contract';
import { classes } from '#ui/styles/classes.ts';
import type { ListingSelection } from './asked-listing.ts';
import { CategoryLinks } from './overview/category-links.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { countFilters } from './filters/filter-changes.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import type { CategoryChoice, FilterChoices } from './filters/filter-choices.ts';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { buildListingAddress, type ListingPlace } from './listing-address.ts';
import styles from './listing.module.css';
import { PageLinks } from '#ui/page-links.tsx';
import { ProductGrid } from './card/product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListing } from './use-listing.ts';

interface ListingProps {
  place: ListingPlace;
  selection: ListingSelection;
  items: readonly ProductCard[];
  meta: PageMeta;
  choices: FilterChoices;
  /** Links to the subcategories. */
  categories?: readonly CategoryChoice[];
  /** The parameters that the links to subcategories keep, if they are more than those of this page. */
  categorySelection?: ListingSelection;
}

const formId = 'filters';

/** Renders a listing: filters, sort order, active filters, products and pagination. */
export function Listing({ place, selection, items, meta, choices, categories = [], categorySelection = selection }: ListingProps) {
  const { shown, isPending, go } = useListing(place, selection);
  const isFiltered = countFilters(selection) > 0;
  if (items.length === 0 && !isFiltered) return <EmptyListing />;
  const fields = { choices, selection: shown, onChange: go };
  return (
    <div className={styles.listing}>
      <aside className={styles.column}>
        <CategoryLinks categories={categories} selection={categorySelection} />
        <FilterForm id={formId} place={place} {...fields} />
      </aside>
      <div className={styles.results} aria-busy={isPending}>
        <div className={styles.toolbar}>
          <FilterDrawer place={place} itemCount={meta.itemCount} {...fields} />
          <SortSelect form={formId} selection={shown} usualOrder={place.usualOrder} onChange={go} />
        </div>
        <p className="visually-hidden" role="status">
          {isPending ? null : <Plural value={meta.itemCount} one="# item" other="# items" />}
        </p>
        {items.length > 0 ? (
          <>
            <div className={styles.chosen}>
              <FilterChips place={place} selection={selection} choices={choices} />
            </div>
            <div className={classes(styles.items, isPending && styles.pending)}>
              <ProductGrid items={items} firstSeen={4} heading="h2" hasFilterColumn />
            </div>
            <PageLinks meta={meta} buildAddress={(page) => buildListingAddress(place, { ...selection, page })} />
          </>
        ) : (
          <EmptyListing>
            <p>
              <Trans>Take one away to see more:</Trans>
            </p>
            <FilterChips place={place} selection={selection} choices={choices} isCentred />
          </EmptyListing>
        )}
      </div>
    </div>
  );
}
