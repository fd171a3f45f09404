import { useLingui } from '@lingui/react';
import { formatMoney } from '#lib/locale/format.ts';
import styles from './price.module.css';

interface AmountProps {
  /** Major units. */
  value: number;
  currency: string;
}

/** An amount of money in the reader's format. */
export function Amount({ value, currency }: AmountProps) {
  const { i18n } = useLingui();
  // Node and browsers may format money differently: the server's text is kept.
  return (
    <span className={styles.amount} suppressHydrationWarning>
      {formatMoney(value, { currency, tag: i18n.locale })}
    </span>
  );
}
