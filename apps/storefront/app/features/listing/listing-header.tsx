import { Plural } from '@lingui/react/macro';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './listing-header.module.css';

interface ListingHeaderProps {
  breadcrumbs: ComponentProps<typeof Breadcrumbs>['items'];
  title: ReactNode;
  description?: string;
  itemCount: number;
  /** The way further down, on a narrow screen. */
  children?: ReactNode;
}

/** Where one is and how much there is. */
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
