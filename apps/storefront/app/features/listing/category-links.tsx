import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import type { AskedListing } from './asked-listing.ts';
import styles from './category-links.module.css';
import { countFilters } from './filter-changes.ts';
import { FoldedList } from './folded-list.tsx';
import type { CategoryChoice } from './filter-choices.ts';
import { addressOf } from './listing-address.ts';

interface CategoryLinksProps {
  categories: readonly CategoryChoice[];
  asked: AskedListing;
  /** Side by side, for a narrow screen. */
  isRow?: boolean;
}

/** How many are seen beside the filters before the rest is asked for. */
const seen = 8;

/** The narrower categories with what is in them. What was filtered stays so on the way; a crawler goes the plain way only. */
export function CategoryLinks({ categories, asked, isRow = false }: CategoryLinksProps) {
  const { t, i18n } = useLingui();
  if (categories.length === 0) return null;
  const isFiltered = countFilters(asked) > 0;
  const list = (some: readonly CategoryChoice[]) => (
    <ul className={isRow ? styles.chips : styles.list}>
      {some.map(({ id, name, path, count }) => (
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
  );
  return (
    <nav className={isRow ? styles.row : styles.column} aria-label={t`Categories`}>
      {isRow ? list(categories) : <FoldedList items={categories} seen={seen} draw={list} />}
    </nav>
  );
}
