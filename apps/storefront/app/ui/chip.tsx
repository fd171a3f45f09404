import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './styles/classes.ts';

export type ChipTone = 'warning' | 'success' | 'primary';

/** A status as text with a colour: colour alone is not accessible. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return <span className={classes(styles.chip, styles[tone])}>{children}</span>;
}
