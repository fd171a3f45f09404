import { useId, type ReactNode } from 'react';
import styles from './product-row.module.css';

interface ProductRowProps {
  title: ReactNode;
  /** Shown next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a row of other products below the product. */
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
