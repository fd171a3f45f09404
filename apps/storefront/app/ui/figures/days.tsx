import { useLingui } from '@lingui/react';
import { formatDay, formatDayRange, formatWeekdayRange } from '#lib/locale/format.ts';
import styles from './days.module.css';

/* Browsers and Node may format dates differently: the server's text is kept. */

interface DaysProps {
  /** ISO dates. */
  from: string;
  until: string;
  /** Includes weekdays: `Tue 24 Nov – Fri 27 Nov`. */
  hasWeekdays?: boolean;
}

/** A range of days in the reader's format. */
export function Days({ from, until, hasWeekdays = false }: DaysProps) {
  const { i18n } = useLingui();
  const written = hasWeekdays ? formatWeekdayRange : formatDayRange;
  return (
    <span className={styles.days} suppressHydrationWarning>
      {from === until ? formatDay(from, i18n.locale) : written(from, until, i18n.locale)}
    </span>
  );
}
