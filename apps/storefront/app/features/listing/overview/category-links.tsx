import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import type { ListingSelection } from '../asked-listing.ts';
import styles from './category-links.module.css';
import { countFilters } from '../filters/filter-changes.ts';
import { FoldedList } from '../filters/folded-list.tsx';
import type { CategoryChoice } from '../filters/filter-choices.ts';
import { buildListingAddress } from '../listing-address.ts';

interface CategoryLinksProps {
  categories: readonly CategoryChoice[];
  selection: ListingSelection;
  /** Places the links in a row, for a narrow screen. */
  isRow?: boolean;
}

/** Number of links before "show more". */
const seen = 8;

/** Renders links to the subcategories with their counts. The links keep the filters; crawlers follow only unfiltered links. */
export function CategoryLinks({ categories, selection, isRow = false }: CategoryLinksProps) {
  const { t, i18n } = useLingui();
  if (categories.length === 0) return null;
  const isFiltered = countFilters(selection) > 0;
  const list = (some: readonly CategoryChoice[]) => (
    <ul className={isRow ? styles.chips : styles.list}>
      {some.map(({ id, name, path, count }) => (
        <li key={id}>
          <Link
            className={isRow ? styles.chip : styles.link}
            to={isFiltered ? buildListingAddress({ path }, { ...selection, page: 1 }) : path}
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
