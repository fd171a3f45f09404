import { useLingui } from '@lingui/react/macro';
import { BreadcrumbData } from '#lib/head/data-block.tsx';
import { Link } from '#lib/paths/link.tsx';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** Omitted for the current page. */
  href?: string;
}

/** Breadcrumbs from the top, also as structured data. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={`${label} ${href ?? ''}`} className={styles.item}>
            {href ? (
              <Link className={styles.link} to={href}>
                {label}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbData items={items} />
    </nav>
  );
}
