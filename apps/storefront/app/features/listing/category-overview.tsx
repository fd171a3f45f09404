import { Trans } from '@lingui/react/macro';
import type { Branch } from '#lib/category-tree.ts';
import { Link } from '#lib/link.tsx';
import styles from './category-overview.module.css';

/** Everything there is, on one page. */
export function CategoryOverview({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className={styles.page}>
      <h1>
        <Trans>All categories</Trans>
      </h1>
      <div className={styles.branches}>
        {branches.map((branch) => (
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
      </div>
    </div>
  );
}
