import { Plural, useLingui } from '@lingui/react/macro';
import type { CategoryPage } from '@selvedge/server/contract';
import { categoryPath } from '#lib/category-tree.ts';
import { Link } from '#lib/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import styles from './category-header.module.css';

interface CategoryHeaderProps {
  category: CategoryPage;
  itemCount: number;
}

/** Where one is, how much there is, and the way further down. */
export function CategoryHeader({ category, itemCount }: CategoryHeaderProps) {
  const { t } = useLingui();
  const { parent, children } = category;
  return (
    <header className={styles.header}>
      <Breadcrumbs
        items={[{ label: t`Home`, href: '/' }, ...(parent ? [{ label: parent.name, href: categoryPath(parent) }] : []), { label: category.name }]}
      />
      <div className={styles.heading}>
        <h1>{category.name}</h1>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </div>
      {category.description ? <p className={styles.description}>{category.description}</p> : null}
      {children.length > 0 ? (
        <nav aria-label={category.name}>
          <ul className={styles.chips}>
            {children.map((child) => (
              <li key={child.id}>
                <Link className={styles.chip} to={categoryPath(child, category)}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  );
}
