import type { ReactNode } from 'react';
import styles from './product-row.module.css';

interface ProductRowProps {
  title: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Other products below the one that is shown. */
export function ProductRow({ title, action, children }: ProductRowProps) {
  return (
    <section className={styles.row}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
