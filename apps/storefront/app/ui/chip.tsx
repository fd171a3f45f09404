import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes.ts';

export type ChipTone = 'warning' | 'success' | 'primary';

/** A state in its colour, and in words: the colour alone says nothing to many. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return <span className={classes(styles.chip, styles[tone])}>{children}</span>;
}
