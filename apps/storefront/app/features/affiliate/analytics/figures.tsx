import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** A short explanation of the figure. */
  words: string;
  /** The same figure of the previous period. */
  previous?: ReactNode;
}

/** Figures side by side, each with its explanation below. */
export function Figures({ of }: { of: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {of.map(({ name, value, words, previous }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {previous ? <dd className={styles.previous}>{previous}</dd> : null}
          <dd className={styles.words}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
