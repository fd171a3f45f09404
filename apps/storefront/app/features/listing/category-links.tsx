import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { classes } from '#ui/classes.ts';
import type { AskedListing } from './asked-listing.ts';
import styles from './category-links.module.css';
import { countFilters } from './filter-changes.ts';
import type { CategoryChoice } from './filter-choices.ts';
import { addressOf } from './listing-address.ts';

interface CategoryLinksProps {
  categories: readonly CategoryChoice[];
  asked: AskedListing;
  /** Side by side, for a narrow screen. */
  isRow?: boolean;
}

/** The narrower categories with what is in them. What was filtered stays so on the way; a crawler goes the plain way only. */
export function CategoryLinks({ categories, asked, isRow = false }: CategoryLinksProps) {
  const { t, i18n } = useLingui();
  if (categories.length === 0) return null;
  const isFiltered = countFilters(asked) > 0;
  return (
    <nav className={isRow ? styles.row : styles.column} aria-label={t`Categories`}>
      <ul className={classes(isRow ? styles.chips : styles.list)}>
        {categories.map(({ id, name, path, count }) => (
          <li key={id}>
            <Link
              className={isRow ? styles.chip : styles.link}
              to={isFiltered ? addressOf({ path }, { ...asked, page: 1 }) : path}
              {...(isFiltered && { rel: 'nofollow' })}
            >
              {name} <span className={styles.count}>{formatNumber(count, i18n.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
