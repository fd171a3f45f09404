import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** A section of an account page with its heading. */
export function Section({ title, words, action, children }: { title: ReactNode; words?: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {words ? <p className={styles.words}>{words}</p> : null}
      {children}
    </section>
  );
}
