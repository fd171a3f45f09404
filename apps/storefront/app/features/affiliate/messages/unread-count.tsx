import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/locale/format.ts';
import styles from './unread-count.module.css';

/** The number of unread messages next to the name of their page; nothing for none. */
export function UnreadCount({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  if (count === 0) return null;
  const shown = formatNumber(count, i18n.locale);
  return (
    <span className={styles.count} role="img" aria-label={t`${shown} unread`}>
      {shown}
    </span>
  );
}
