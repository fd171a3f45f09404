import { Trans, useLingui } from '@lingui/react/macro';
import { formatReduction, percentOff } from '#lib/format.ts';
import { Amount } from './amount.tsx';
import { classes } from './classes.ts';
import styles from './price.module.css';

interface PriceProps {
  /** What it costs now. All in major units. */
  discountPrice: number;
  /** The regular price: it makes no claim, so only `priorPrice` is ever struck through. */
  unitPrice: number;
  /** The lowest price of the 30 days before the reduction; null where nothing may be claimed. */
  priorPrice: number | null;
  currency: string;
  size?: 'normal' | 'large';
  /** Off where it stands on a badge already. */
  hasPercent?: boolean;
}

/** What it costs, and against a prior price what that saves. */
export function Price({ discountPrice, priorPrice, currency, size = 'normal', hasPercent = true }: PriceProps) {
  const { i18n } = useLingui();
  const percent = percentOff({ discountPrice, priorPrice });
  if (priorPrice === null || percent === null) {
    return (
      <span className={classes(styles.price, size === 'large' && styles.large)}>
        <Amount value={discountPrice} currency={currency} />
      </span>
    );
  }
  return (
    <span className={classes(styles.price, size === 'large' && styles.large)}>
      <span className={styles.reduced}>
        <span className="visually-hidden">
          <Trans>Now</Trans>{' '}
        </span>
        <Amount value={discountPrice} currency={currency} />
      </span>{' '}
      <s className={styles.prior}>
        <span className="visually-hidden">
          <Trans>Before</Trans>{' '}
        </span>
        <Amount value={priorPrice} currency={currency} />
      </s>
      {hasPercent ? (
        <>
          {' '}
          <span className={styles.percent}>{formatReduction(percent, i18n.locale)}</span>
        </>
      ) : null}
    </span>
  );
}
