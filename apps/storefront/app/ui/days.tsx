import { useLingui } from '@lingui/react';
import { formatDay, formatDayRange } from '#lib/format.ts';
import styles from './days.module.css';

/* Browsers and Node know different editions of how days are written. What the server wrote stands: a hyphen is not worth a second page. */

/** A span of days in the reader's own form. ISO dates. */
export function Days({ from, until }: { from: string; until: string }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.days} suppressHydrationWarning>
      {from === until ? formatDay(from, i18n.locale) : formatDayRange(from, until, i18n.locale)}
    </span>
  );
}
