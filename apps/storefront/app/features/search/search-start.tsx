import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buildCategoryTree } from '#lib/paths/category-tree.ts';
import { Link } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Icon } from '#ui/media/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-start.module.css';
import { searchPath } from './suggestion-options.ts';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';

interface SearchStartProps {
  /** The page's heading and its details. */
  children: ReactNode;
  /** Category ids, the largest categories first. */
  categoryIds: readonly number[];
  /** The most frequent searches in this shop. */
  popular: readonly string[];
}

/** The start page of the search: field, recent and popular searches and categories. */
export function SearchStart({ children, categoryIds, popular }: SearchStartProps) {
  const { t } = useLingui();
  return (
    <div className={styles.start}>
      {children}
      <SearchBox kind="page" label={t`Search the whole shop`} />
      <RecentList />
      <PopularList searches={popular} />
      <Categories ids={categoryIds} />
    </div>
  );
}

/** Recent searches of this browser, which need scripts. */
function RecentList() {
  const { t } = useLingui();
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Recent searches</Trans>
        </h2>
        <button type="button" className={styles.clear} onClick={recentSearches.clear}>
          <Trans>Clear all</Trans>
        </button>
      </div>
      <ul className={styles.chips}>
        {searches.map((search) => (
          <li key={search} className={styles.recent}>
            <Link className={styles.again} to={searchPath(search)} onClick={() => recentSearches.remember(search)}>
              {search}
            </Link>
            <button type="button" className={styles.remove} aria-label={t`Remove “${search}”`} onClick={() => recentSearches.forget(search)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PopularList({ searches }: { searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>Popular searches</Trans>
      </h2>
      <ul className={styles.chips}>
        {searches.map((search) => (
          <li key={search}>
            <Link className={styles.chip} to={searchPath(search)}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Subcategories with their parents, since a name like trousers occurs several times. */
function Categories({ ids }: { ids: readonly number[] }) {
  const { categories } = useShop();
  const branches = buildCategoryTree(categories);
  const all = branches.flatMap((branch) => branch.children.map((child) => ({ ...child, within: branch.name })));
  const shown = ids.flatMap((id) => all.filter((category) => category.id === id));
  const tops = branches.map((branch) => ({ ...branch, within: null }));
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>Popular categories</Trans>
      </h2>
      <ul className={styles.chips}>
        {[...tops, ...shown].map(({ id, name, path, within }) => (
          <li key={id}>
            <Link className={styles.chip} to={path}>
              {name}
              {within ? <span className={styles.within}>{within}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
