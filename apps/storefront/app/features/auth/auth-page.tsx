import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: ReactNode;
  /** One sentence about the purpose of the page. */
  words?: ReactNode;
  children: ReactNode;
}

/** A narrow page with a title and a form. */
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

/** Links to other pages below the form. */
export const OtherWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;
