import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The heading of an account page with its main action. */
export function PageTitle({ children, words, action }: { children: ReactNode; words?: ReactNode; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{children}</h1>
        {words ? <p className={styles.words}>{words}</p> : null}
      </div>
      {action}
    </header>
  );
}
