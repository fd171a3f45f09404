import { useLingui } from '@lingui/react/macro';
import type { CategoryPictures } from '@selvedge/server/contract';
import { formatNumber } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import type { ListingSelection } from '../asked-listing.ts';
import styles from './category-links.module.css';
import { countFilters } from '../filters/filter-changes.ts';
import { FoldedList } from '../filters/folded-list.tsx';
import type { CategoryChoice } from '../filters/filter-choices.ts';
import { buildListingAddress } from '../listing-address.ts';

interface CategoryLinksProps {
  categories: readonly CategoryChoice[];
  /** A row with pictures is shown on every screen. */
  pictures?: CategoryPictures;
  selection: ListingSelection;
  /** Places the links in a row; without pictures for a narrow screen only. */
  isRow?: boolean;
}

const TilePicture = ({ image }: { image: CategoryPictures[number]['image'] | null }) => (
  <Picture image={image} alt="" sizes="120px" widths={[120, 240]} />
);

/** Number of links before "show more". */
const seen = 8;

/** Renders links to the subcategories with their counts. The links keep the filters; crawlers follow only unfiltered links. */
export function CategoryLinks({ categories, selection, pictures = [], isRow = false }: CategoryLinksProps) {
  const { t, i18n } = useLingui();
  if (categories.length === 0) return null;
  const isFiltered = countFilters(selection) > 0;
  const hasPictures = pictures.length > 0;
  const list = (links: readonly CategoryChoice[]) => (
    <ul className={hasPictures ? styles.tiles : isRow ? styles.chips : styles.list}>
      {links.map(({ id, name, path, count }) => (
        <li key={id}>
          <Link
            className={hasPictures ? styles.tile : isRow ? styles.chip : styles.link}
            to={isFiltered ? buildListingAddress({ path }, { ...selection, page: 1 }) : path}
            {...(isFiltered && { rel: 'nofollow' })}
          >
            {hasPictures ? <TilePicture image={pictures.find(({ categoryId }) => categoryId === id)?.image ?? null} /> : null}
            {name} <span className={styles.count}>{formatNumber(count, i18n.locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={hasPictures ? styles.pictured : isRow ? styles.row : styles.column} aria-label={t`Categories`}>
      {isRow ? list(categories) : <FoldedList items={categories} seen={seen} draw={list} />}
    </nav>
  );
}
