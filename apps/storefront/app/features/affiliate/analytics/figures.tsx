import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  /** A short explanation of the figure. */
  words: string;
}

/** Figures side by side, each with its explanation below. */
export function Figures({ of }: { of: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {of.map(({ name, value, words }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.words}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
