import { Trans } from '@lingui/react/macro';
import type { Collection } from '@selvedge/server/contract';
import type { Branch } from '#lib/paths/category-tree.ts';
import { Link } from '#lib/paths/link.tsx';
import styles from './category-overview.module.css';

/** Renders all categories and collections on one page. */
export function CategoryOverview({ branches, collections }: { branches: readonly Branch[]; collections: readonly Collection[] }) {
  return (
    <div className={styles.page}>
      <h1>
        <Trans>All categories</Trans>
      </h1>
      <div className={styles.branches}>
        {branches
          .filter(({ children }) => children.length > 0)
          .map((branch) => (
            <section key={branch.id} className={styles.branch}>
              <h2 className={styles.title}>
                <Link to={branch.path}>{branch.name}</Link>
              </h2>
              <ul className={styles.list}>
                {branch.children.map((child) => (
                  <li key={child.id}>
                    <Link className={styles.link} to={child.path}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <div className={styles.short}>
          {branches
            .filter(({ children }) => children.length === 0)
            .map((branch) => (
              <h2 key={branch.id} className={styles.title}>
                <Link to={branch.path}>{branch.name}</Link>
              </h2>
            ))}
          <h2 className={styles.title}>
            <Link to="/brands">
              <Trans>Brands</Trans>
            </Link>
          </h2>
        </div>
      </div>
      {collections.length > 0 ? <Collections collections={collections} /> : null}
    </div>
  );
}

const Collections = ({ collections }: { collections: readonly Collection[] }) => (
  <section className={styles.collections}>
    <h2>
      <Trans>Collections</Trans>
    </h2>
    <ul className={styles.tiles}>
      {collections.map(({ id, slug, name, description }) => (
        <li key={id} className={styles.tile}>
          <h3>
            <Link className={styles.tileLink} to={`/collection/${slug}`} prefetch="intent">
              {name}
            </Link>
          </h3>
          {description ? <p className={styles.words}>{description}</p> : null}
        </li>
      ))}
    </ul>
  </section>
);
