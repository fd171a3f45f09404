import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import styles from './row.module.css';

interface RowProps {
  title: ReactNode;
  /** The page with all products of the row. */
  to: string;
  children: ReactNode;
}

export function Row({ title, to, children }: RowProps) {
  return (
    <section className={styles.row}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link className={styles.more} to={to}>
          <Trans>See all</Trans>
        </Link>
      </div>
      {children}
    </section>
  );
}
