import { useLingui } from '@lingui/react';
import { formatDay, formatDayRange, formatWeekdayRange } from '#lib/format.ts';
import styles from './days.module.css';

/* Browsers and Node know different editions of how days are written. What the server wrote stands: a hyphen is not worth a second page. */

interface DaysProps {
  /** ISO dates. */
  from: string;
  until: string;
  /** Says the days of the week too: `Tue 24 Nov – Fri 27 Nov`. */
  hasWeekdays?: boolean;
}

/** A span of days in the reader's own form. */
export function Days({ from, until, hasWeekdays = false }: DaysProps) {
  const { i18n } = useLingui();
  const written = hasWeekdays ? formatWeekdayRange : formatDayRange;
  return (
    <span className={styles.days} suppressHydrationWarning>
      {from === until ? formatDay(from, i18n.locale) : written(from, until, i18n.locale)}
    </span>
  );
}
