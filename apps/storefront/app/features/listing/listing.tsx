import { Plural, Trans } from '@lingui/react/macro';
import type { PageMeta, ProductCard } from '@selvedge/server/contract';
import { lazy, Suspense, useRef } from 'react';
import { classes } from '#ui/styles/classes.ts';
import type { ListingSelection } from './asked-listing.ts';
import { CategoryLinks } from './overview/category-links.tsx';
import { countFilters } from './filters/filter-changes.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import type { CategoryChoice, FilterChoices } from './filters/filter-choices.ts';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import type { ListingPlace } from './listing-address.ts';
import styles from './listing.module.css';
import { useLoadedItems } from './pages/loaded-items.ts';
import { ProductGrid } from './card/product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListing } from './use-listing.ts';
// The styles of the parts below load with the page, because the server renders these parts; their scripts load later.
import '#ui/empty-state.module.css';
import '#ui/page-links.module.css';
import './pages/listing-pages.module.css';

const EmptyListing = lazy(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }));
const ListingPages = lazy(async () => ({ default: (await import('./pages/listing-pages.tsx')).ListingPages }));

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
  const loaded = useLoadedItems(items);
  const cards = useRef<HTMLDivElement>(null);
  const isFiltered = countFilters(selection) > 0;
  if (items.length === 0 && !isFiltered)
    return (
      <Suspense>
        <EmptyListing />
      </Suspense>
    );
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
            <div ref={cards} className={classes(styles.items, isPending && styles.pending)}>
              <ProductGrid items={loaded.shown} firstSeen={4} heading="h2" hasFilterColumn />
            </div>
            <Suspense>
              <ListingPages place={place} selection={selection} meta={meta} loaded={loaded} cards={cards} />
            </Suspense>
          </>
        ) : (
          <Suspense>
            <EmptyListing>
              <p>
                <Trans>Remove one to see more:</Trans>
              </p>
              <FilterChips place={place} selection={selection} choices={choices} isCentred />
            </EmptyListing>
          </Suspense>
        )}
      </div>
    </div>
  );
}
