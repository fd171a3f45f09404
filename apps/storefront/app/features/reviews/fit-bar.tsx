import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Rating } from '@selvedge/server/contract';
import styles from './fit-bar.module.css';
import { fitNames, fits, fitVerdicts } from './fit-texts.ts';

/** How a product fits according to reviews and returns: a bar with three shares, and a conclusion. */
export function FitBar({ fit }: Pick<Rating, 'fit'>) {
  const { i18n } = useLingui();
  const total = fit.small + fit.true + fit.large;
  if (total === 0) return null;
  const formatShare = (count: number): string => i18n.number(count / total, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={styles.fit}>
      <p className={styles.verdict}>{fit.verdict ? i18n._(fitVerdicts[fit.verdict]) : <Trans>How it fits</Trans>}</p>
      <ul className={styles.shares}>
        {fits.map((one) => (
          <li key={one} className={styles.share}>
            <span className={styles.name}>{i18n._(fitNames[one])}</span>
            <span className={styles.track} aria-hidden="true">
              <svg className={styles.fill} width="100%" height="6" focusable="false">
                <rect width={`${Math.round((fit[one] / total) * 100)}%`} height="6" data-verdict={one === fit.verdict || undefined} />
              </svg>
            </span>
            <span className={styles.percent} suppressHydrationWarning>
              {formatShare(fit[one])}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        <Plural value={total} one="Based on # review or return" other="Based on # reviews and returns" />
      </p>
    </div>
  );
}
