import { Plural } from '@lingui/react/macro';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './listing-header.module.css';

interface ListingHeaderProps {
  breadcrumbs: ComponentProps<typeof Breadcrumbs>['items'];
  title: ReactNode;
  description?: string;
  itemCount: number;
  /** Links to subcategories, on a narrow screen. */
  children?: ReactNode;
}

/** Renders breadcrumbs, title and number of products. */
export function ListingHeader({ breadcrumbs, title, description, itemCount, children }: ListingHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </div>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
    </header>
  );
}
