import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine, Checkout, Market } from '@selvedge/server/contract';
import { useState } from 'react';
import { getAffiliateProblemText, getCouponNoteText, getCouponProblemText } from '#lib/forms/coupon-texts.ts';
import { Link } from '#lib/paths/link.tsx';
import { SealNote } from '#lib/product/seal-note.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { classes } from '#ui/styles/classes.ts';
import { CouponBox } from '#ui/forms/coupon-box.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { checkoutForm } from './coupon-change.ts';
import styles from './order-summary.module.css';
import { TotalsTable } from '../totals-table.tsx';

interface OrderSummaryProps {
  checkout: Pick<Checkout, 'cart' | 'totals'>;
  dualDisplay: Market['dualDisplay'];
  isUpdating: boolean;
  /** Called with another coupon code, or '' to remove the coupon. */
  onCoupon: (code: string) => void;
}

/** Renders the items and the totals next to the form; on a phone collapsed above it. */
export function OrderSummary({ checkout: { cart, totals }, dualDisplay, isUpdating, onCoupon }: OrderSummaryProps) {
  const { t, i18n } = useLingui();
  const { coupon } = cart;
  const linkProblem = getAffiliateProblemText(i18n, cart.affiliate);
  // Open at first if the coupon was refused, so that a returning shopper sees the error.
  const [isOpenAtFirst] = useState(coupon?.isApplied === false);
  return (
    <aside aria-label={t`Your order`} className={styles.aside}>
      <details className={styles.fold} open={isOpenAtFirst}>
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
          <div>
            {/* Enter in any field submits with the form's first button, wherever it is on the page. This one only recalculates the totals. */}
            <button type="submit" form={checkoutForm} name="intent" value="update" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
            <input type="hidden" form={checkoutForm} name="couponCode" value={coupon?.code ?? ''} />
            <CouponBox
              code={coupon?.code ?? ''}
              isApplied={coupon?.isApplied ?? false}
              error={coupon && getCouponProblemText(i18n, coupon)}
              note={getCouponNoteText(i18n, cart)}
              form={checkoutForm}
              isBusy={isUpdating}
              onCode={onCoupon}
            />
          </div>
          {linkProblem ? <p role="status">{linkProblem}</p> : null}
          <div className={classes(isUpdating && styles.updating)}>
            <TotalsTable totals={totals} promotions={cart.promotions} count={cart.count} dualDisplay={dualDisplay} />
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
        {line.isHygiene ? (
          <p className={styles.choice}>
            <SealNote />
          </p>
        ) : null}
      </div>
      <Amount value={line.total} currency={line.currency} />
    </li>
  );
}
