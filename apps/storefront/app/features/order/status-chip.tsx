import { useLingui } from '@lingui/react';
import { classes } from '#ui/classes.ts';
import styles from './status-chip.module.css';
import { statusTexts, toneOf } from './status-texts.ts';

/** A state in its colour, and in words: the colour alone says nothing to many. */
export function StatusChip({ status }: { status: string }) {
  const { i18n } = useLingui();
  return <span className={classes(styles.chip, styles[toneOf(status)])}>{statusTexts[status] ? i18n._(statusTexts[status]) : status}</span>;
}
