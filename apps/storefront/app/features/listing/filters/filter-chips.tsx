import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { classes } from '#ui/styles/classes.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Swatch } from '#ui/media/swatch.tsx';
import type { ListingSelection } from '../asked-listing.ts';
import { clearFilters } from './filter-changes.ts';
import styles from './filter-chips.module.css';
import type { FilterChoices } from './filter-choices.ts';
import { useActiveFilters } from './filter-names.ts';
import { buildListingAddress, type ListingPlace } from '../listing-address.ts';

interface FilterChipsProps {
  place: ListingPlace;
  selection: ListingSelection;
  choices: FilterChoices;
  /** Centres the chips, below centred text. */
  isCentred?: boolean;
}

/** Renders the active filters as links that remove them. Crawlers should not follow: the number of combinations is unlimited. */
export function FilterChips({ place, selection, choices, isCentred = false }: FilterChipsProps) {
  const { t } = useLingui();
  const filters = useActiveFilters(selection, choices);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // After a filter is removed by keyboard, the focus moves to the next one instead of the top of the page.
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(removed.current, links.length - 1)]?.focus();
    removed.current = null;
  }, [selection]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={classes(styles.chips, isCentred && styles.isCentred)} aria-label={t`Chosen filters`}>
      {filters.map(({ key, name, hex, without }, index) => (
        <li key={key}>
          <Link
            className={styles.chip}
            to={buildListingAddress(place, without)}
            rel="nofollow"
            preventScrollReset
            aria-label={t`Remove ${name}`}
            onClick={() => {
              removed.current = index;
            }}
          >
            {hex === undefined ? null : <Swatch hex={hex} size={14} />}
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={buildListingAddress(place, clearFilters(selection))} rel="nofollow" preventScrollReset>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
