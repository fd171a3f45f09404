import { Trans, useLingui } from '@lingui/react/macro';
import { formatReduction, computeReductionPercent } from '#lib/locale/format.ts';
import { Amount } from './amount.tsx';
import { classes } from '../styles/classes.ts';
import styles from './price.module.css';

interface PriceProps {
  /** The current price. All prices are in major units. */
  discountPrice: number;
  /** The regular price. It is never struck through; only `priorPrice` is. */
  unitPrice: number;
  /** The lowest price of the 30 days before the reduction; null if no reduction may be claimed. */
  priorPrice: number | null;
  currency: string;
  size?: 'normal' | 'large';
}

/** The price and, measured against a prior price, the saving. */
export function Price({ discountPrice, priorPrice, currency, size = 'normal' }: PriceProps) {
  const { i18n } = useLingui();
  const percent = computeReductionPercent({ discountPrice, priorPrice });
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
      </s>{' '}
      <span className={styles.percent}>{formatReduction(percent, i18n.locale)}</span>
    </span>
  );
}
