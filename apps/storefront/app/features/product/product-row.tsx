import { useId, type ReactNode } from 'react';
import styles from './product-row.module.css';

interface ProductRowProps {
  title: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Other products below the one that is shown. */
export function ProductRow({ title, action, children }: ProductRowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
