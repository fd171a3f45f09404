import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Amount } from '#ui/figures/amount.tsx';
import { Days } from '#ui/figures/days.tsx';
import styles from './voucher-details.module.css';

/** An order that is paid after checkout. */
export type VoucherOrder = Pick<Order, 'orderNumber' | 'grandTotal' | 'currency' | 'email' | 'paymentMethodName'> & {
  voucher: NonNullable<Order['voucher']>;
};

/** Narrows an order to one that waits for a later payment. */
export const hasVoucher = <Shown extends Pick<Order, 'voucher'>>(order: Shown): order is Shown & Pick<VoucherOrder, 'voucher'> =>
  order.voucher !== null;

/** Renders the details with which an order is paid at an ATM or in online banking. */
export function VoucherDetails({ order: { voucher, grandTotal, currency, paymentMethodName } }: { order: VoucherOrder }) {
  return (
    <div className={styles.details}>
      <dl className={styles.rows}>
        <Row label={<Trans>Payment method</Trans>}>{paymentMethodName}</Row>
        <Row label={<Trans>Entity</Trans>}>{voucher.entity}</Row>
        <Row label={<Trans>Reference</Trans>}>{voucher.reference}</Row>
        <Row label={<Trans>Amount</Trans>}>
          <Amount value={grandTotal} currency={currency} />
        </Row>
        {voucher.payBy === null ? null : (
          <Row label={<Trans>Pay by</Trans>}>
            <Days from={voucher.payBy} until={voucher.payBy} />
          </Row>
        )}
      </dl>
      <a href={voucher.url} target="_blank" rel="noreferrer">
        <Trans>Show payment details</Trans>
      </a>
    </div>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
