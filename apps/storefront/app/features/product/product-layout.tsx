import type { ReactNode } from 'react';
import styles from './product-layout.module.css';

interface ProductLayoutProps {
  breadcrumbs: ReactNode;
  gallery: ReactNode;
  buyBox: ReactNode;
  facts: ReactNode;
}

/** Pictures on the left, decisions on the right; on a phone one below the other. */
export function ProductLayout({ breadcrumbs, gallery, buyBox, facts }: ProductLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.breadcrumbs}>{breadcrumbs}</div>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.aside}>
        {buyBox}
        {facts}
      </div>
    </div>
  );
}
