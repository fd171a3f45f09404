import { useLingui } from '@lingui/react/macro';
import type { StarCounts } from '@selvedge/server/contract';
import { formatNumber } from '#lib/locale/format.ts';
import styles from './star-bars.module.css';

/** Shows how many reviews have five stars, four stars and so on. */
export function StarBars({ counts }: { counts: StarCounts }) {
  const { t, i18n } = useLingui();
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul className={styles.bars} aria-label={t`Reviews by stars`}>
      {counts
        .map((count, index) => ({ count, shown: formatNumber(index + 1, i18n.locale) }))
        .reverse()
        .map(({ count, shown }) => (
          <li key={shown} className={styles.bar}>
            <span className="visually-hidden">{t`${shown} out of 5 stars`}</span>
            <span aria-hidden="true">{shown} ★</span>
            <span className={styles.track} aria-hidden="true">
              <svg className={styles.fill} width="100%" height="6" focusable="false">
                <rect width={`${Math.round((count / total) * 100)}%`} height="6" />
              </svg>
            </span>
            <span className={styles.count}>{formatNumber(count, i18n.locale)}</span>
          </li>
        ))}
    </ul>
  );
}
