import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: ReactNode;
  /** What this page is for, in a sentence. */
  words?: ReactNode;
  children: ReactNode;
}

/** One narrow column: what it is about, and the form. */
export function AuthPage({ title, words, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {words ? <p className={styles.words}>{words}</p> : null}
      </div>
      {children}
    </div>
  );
}

/** The other ways to go from here, below the form. */
export const OtherWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;
