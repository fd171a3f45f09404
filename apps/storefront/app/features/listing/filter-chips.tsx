import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from '#lib/link.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Swatch } from '#ui/swatch.tsx';
import type { AskedListing } from './asked-listing.ts';
import { cleared } from './filter-changes.ts';
import styles from './filter-chips.module.css';
import type { FilterChoices } from './filter-choices.ts';
import { useActiveFilters } from './filter-names.ts';
import { addressOf, type ListingPlace } from './listing-address.ts';

interface FilterChipsProps {
  place: ListingPlace;
  asked: AskedListing;
  choices: FilterChoices;
  /** Below words that stand in the middle. */
  isCentred?: boolean;
}

/** What was chosen, each taken away by a link. No crawler need follow: the combinations are without end. */
export function FilterChips({ place, asked, choices, isCentred = false }: FilterChipsProps) {
  const { t } = useLingui();
  const filters = useActiveFilters(asked, choices);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // Whoever took one away by the keyboard stands at the next one, not at the top of the page.
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(removed.current, links.length - 1)]?.focus();
    removed.current = null;
  }, [asked]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={classes(styles.chips, isCentred && styles.isCentred)} aria-label={t`Chosen filters`}>
      {filters.map(({ key, name, hex, without }, index) => (
        <li key={key}>
          <Link
            className={styles.chip}
            to={addressOf(place, without)}
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
        <Link className={styles.all} to={addressOf(place, cleared(asked))} rel="nofollow" preventScrollReset>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
