import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PageMeta } from '@selvedge/server/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { formatNumber } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import { LinkButton } from '#ui/button.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { pageTakes, type ListingSelection } from '../asked-listing.ts';
import { changeFilter } from '../filters/filter-changes.ts';
import { buildListingAddress, type ListingPlace } from '../listing-address.ts';
import styles from './listing-pages.module.css';
import type { LoadedItems } from './loaded-items.ts';

interface ListingPagesProps {
  place: ListingPlace;
  selection: ListingSelection;
  meta: PageMeta;
  loaded: LoadedItems;
  /** The element that contains the cards. */
  cards: RefObject<HTMLElement | null>;
}

/**
 * Renders the part below the products of a listing: "Load more", the pages as links, and the number of products per page. Without JavaScript
 * "Load more" leads to the next page.
 */
export function ListingPages({ place, selection, meta, loaded: { shown, more, keep }, cards }: ListingPagesProps) {
  const { i18n } = useLingui();
  const { page, pageCount, itemCount } = meta;
  const buildAddress = (number: number) => buildListingAddress(place, { ...selection, page: number });
  const focusNext = useFocusOnNewCards(shown.length, cards);
  const isPart = shown.length < itemCount;
  const [shownCount, allCount] = [shown.length, itemCount].map((count) => formatNumber(count, i18n.locale));
  return (
    <>
      <div className={styles.more}>
        {itemCount > pageTakes[0] ? (
          <p className={styles.count} role="status">
            {isPart ? (
              <Trans>
                Showing {shownCount} of {allCount}
              </Trans>
            ) : (
              <Plural value={itemCount} one="# item" other="# items" />
            )}
          </p>
        ) : null}
        {page < pageCount ? (
          <LinkButton
            variant="secondary"
            className={styles.button}
            to={buildAddress(page + 1)}
            prefetch="viewport"
            state={more}
            replace
            preventScrollReset
            onClick={() => {
              keep();
              focusNext();
            }}
          >
            <Trans>Load more</Trans>
          </LinkButton>
        ) : null}
      </div>
      <PageLinks meta={meta} buildAddress={buildAddress} />
      {itemCount > pageTakes[0] ? <TakeLinks place={place} selection={selection} /> : null}
    </>
  );
}

/** Returns a function that moves the focus to the first new card as soon as more cards are loaded, for keyboard users. */
function useFocusOnNewCards(count: number, cards: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    cards.current?.querySelectorAll('article')[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = null;
  }, [count, cards]);
  return () => (before.current = count);
}

/** The numbers of products per page as links. Crawlers do not follow them, because each product is on the pages of the default number. */
function TakeLinks({ place, selection }: Pick<ListingPagesProps, 'place' | 'selection'>) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.takes} aria-label={t`Items per page`}>
      <span aria-hidden="true">
        <Trans>Items per page</Trans>
      </span>
      <ul className={styles.list}>
        {pageTakes.map((take) => (
          <li key={take}>
            <Link
              className={styles.take}
              to={buildListingAddress(place, changeFilter(selection, { take }))}
              rel="nofollow"
              prefetch="none"
              aria-current={take === selection.take ? 'true' : undefined}
            >
              {formatNumber(take, i18n.locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
