import type { ReactNode } from 'react';
import styles from './product-layout.module.css';

interface ProductLayoutProps {
  breadcrumbs: ReactNode;
  gallery: ReactNode;
  buyBox: ReactNode;
  facts: ReactNode;
  /** Content below both columns, at full width. */
  below?: ReactNode;
}

/** Places images on the left and the buy box on the right; on a phone one below the other. */
export function ProductLayout({ breadcrumbs, gallery, buyBox, facts, below }: ProductLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.breadcrumbs}>{breadcrumbs}</div>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.aside}>
        {buyBox}
        {facts}
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </div>
  );
}
