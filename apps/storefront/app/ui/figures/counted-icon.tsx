import { useLingui } from '@lingui/react';
import styles from './counted-icon.module.css';
import { Icon, type IconName } from '../media/icon.tsx';

/** An icon with a count. Zero and unknown counts show no number. */
export function CountedIcon({ name, count }: { name: IconName; count: number | null }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.icon}>
      <Icon name={name} />
      {count ? <span className={styles.count}>{count > 99 ? `${i18n.number(99)}+` : i18n.number(count)}</span> : null}
    </span>
  );
}
