import { useLingui } from '@lingui/react';
import { formatMoney } from '#lib/locale/format.ts';
import { classes } from '#ui/styles/classes.ts';
import styles from '../portal/portal.module.css';

/** Money by currency, in major units. */
export type Money = readonly { currency: string; amount: number }[];

/** Sums of several currencies below each other; they are never added up. Negative sums have a sign and a colour. */
export function Sums({ of }: { of: Money }) {
  const { i18n } = useLingui();
  if (of.length === 0) return <span className={styles.quiet}>–</span>;
  return (
    <span className={styles.sums}>
      {of.map(({ currency, amount }) => (
        <span key={currency} className={classes(amount < 0 && styles.negative)} suppressHydrationWarning>
          {formatMoney(amount, { currency, tag: i18n.locale }).replace('-', '−')}
        </span>
      ))}
    </span>
  );
}
