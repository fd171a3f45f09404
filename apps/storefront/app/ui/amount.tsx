import { useLingui } from '@lingui/react';
import { formatMoney } from '#lib/format.ts';
import styles from './price.module.css';

interface AmountProps {
  /** Major units. */
  value: number;
  currency: string;
}

/** A sum of money in the reader's own form. */
export function Amount({ value, currency }: AmountProps) {
  const { i18n } = useLingui();
  // Node and a browser may know different editions of how money is written: what the server wrote stands.
  return (
    <span className={styles.amount} suppressHydrationWarning>
      {formatMoney(value, { currency, tag: i18n.locale })}
    </span>
  );
}
