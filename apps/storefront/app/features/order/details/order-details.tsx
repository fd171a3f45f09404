import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { getDiscountName } from '#lib/forms/coupon-texts.ts';
import { SealNote } from '#lib/product/seal-note.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { VatRows } from '#ui/figures/vat-rows.tsx';
import { findLinePicture } from './find-line-picture.ts';
import styles from './order-details.module.css';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** Renders the actions of a line, shown below it. */
  renderAction?: ((line: OrderLine) => ReactNode) | undefined;
}

/** Renders the order lines. */
export function OrderLines({ lines, renderAction }: OrderLinesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.line}>
          <Picture image={findLinePicture(line.imageUrl)} alt="" sizes="72px" widths={[320]} className={styles.picture} />
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
            {line.isHygiene ? (
              <p className={styles.quiet}>
                <SealNote />
              </p>
            ) : null}
          </div>
          <Amount value={line.total} currency={line.currency} />
          {renderAction ? <div className={styles.action}>{renderAction(line)}</div> : null}
        </li>
      ))}
    </ul>
  );
}

/** Renders the totals. */
export function OrderTotals({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { currency } = order;
  const rows: { label: string; value: number; isFree?: boolean }[] = [
    { label: t`Items`, value: order.goods },
    ...order.promotions.flatMap((promotion) => (promotion.amount > 0 ? { label: getDiscountName(i18n, promotion), value: -promotion.amount } : [])),
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
