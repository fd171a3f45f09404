import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine, Checkout, Market } from '@selvedge/server/contract';
import { Link } from '#lib/link.tsx';
import { Amount } from '#ui/amount.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './order-summary.module.css';
import { TotalsTable } from './totals-table.tsx';

interface OrderSummaryProps {
  checkout: Pick<Checkout, 'cart' | 'totals'>;
  dualDisplay: Market['dualDisplay'];
  isUpdating: boolean;
}

/** What is bought and what it comes to, beside the form; folded above it on a phone. */
export function OrderSummary({ checkout: { cart, totals }, dualDisplay, isUpdating }: OrderSummaryProps) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Your order`} className={styles.aside}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            <Plural value={cart.count} one="Your order, # item" other="Your order, # items" />
          </span>
          <span className={styles.sum}>
            <Amount value={totals.total} currency={totals.currency} />
            <Icon name="chevron" size={20} className={styles.arrow} />
          </span>
        </summary>
        <div className={styles.content} aria-busy={isUpdating}>
          <div className={styles.head}>
            <h2 className={styles.title}>
              <Trans>Your order</Trans>
            </h2>
            <Link to="/Checkout" className={styles.edit}>
              <Trans>Edit cart</Trans>
            </Link>
          </div>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <SummaryLine key={line.id} line={line} />
            ))}
          </ul>
          <div className={classes(isUpdating && styles.updating)}>
            <TotalsTable totals={totals} count={cart.count} dualDisplay={dualDisplay} />
          </div>
        </div>
      </details>
    </aside>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  const { t, i18n } = useLingui();
  return (
    <li className={styles.line}>
      <Picture image={line.image} alt="" sizes="64px" widths={[320]} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.choice}>{line.color ? t`${line.color.name}, size ${line.size.name}` : t`Size ${line.size.name}`}</p>
        <p className={styles.choice}>
          <Trans>Quantity: {i18n.number(line.quantity)}</Trans>
        </p>
      </div>
      <Amount value={line.total} currency={line.currency} />
    </li>
  );
}
