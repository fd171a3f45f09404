import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { discountName } from '#lib/coupon-texts.ts';
import { Amount } from '#ui/amount.tsx';
import { Picture } from '#ui/picture.tsx';
import { VatRows } from '#ui/vat-rows.tsx';
import { drawnPicture } from './drawn-picture.ts';
import styles from './order-details.module.css';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** What can be done with a line, below it. */
  actionOf?: ((line: OrderLine) => ReactNode) | undefined;
}

/** What was bought. */
export function OrderLines({ lines, actionOf }: OrderLinesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.line}>
          <Picture image={drawnPicture(line.imageUrl)} alt="" sizes="72px" widths={[320]} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.quiet}>{line.brand}</p>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.choice}>
              {line.color ? (
                <span>
                  <Trans>Colour: {line.color}</Trans>
                </span>
              ) : null}
              <span>
                <Trans>Size: {line.size}</Trans>
              </span>
              <span>
                <Trans>Quantity: {i18n.number(line.quantity)}</Trans>
              </span>
              {line.cancelled > 0 ? (
                <span>
                  <Trans>Cancelled: {i18n.number(line.cancelled)}</Trans>
                </span>
              ) : null}
            </p>
          </div>
          <Amount value={line.total} currency={line.currency} />
          {actionOf ? <div className={styles.action}>{actionOf(line)}</div> : null}
        </li>
      ))}
    </ul>
  );
}

/** What it came to. */
export function OrderTotals({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { currency } = order;
  const rows: { label: string; value: number; isFree?: boolean }[] = [
    { label: t`Items`, value: order.goods },
    ...order.promotions.flatMap((promotion) => (promotion.amount > 0 ? { label: discountName(i18n, promotion), value: -promotion.amount } : [])),
    { label: t`Delivery`, value: order.shippingCharge, isFree: order.shippingCharge === 0 },
    ...(order.cashOnDeliveryCharge > 0 ? [{ label: t`Cash on delivery charge`, value: order.cashOnDeliveryCharge }] : []),
    ...(order.rounding !== 0 ? [{ label: t`Rounding`, value: order.rounding }] : []),
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value, isFree }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{isFree ? <Trans>Free</Trans> : <Amount value={value} currency={currency} />}</dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>
          <Trans>Grand total</Trans>
        </dt>
        <dd>
          <Amount value={order.grandTotal} currency={currency} />
        </dd>
      </div>
      <VatRows vat={order.vat} currency={currency} className={styles.vat} />
    </dl>
  );
}
