import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Days } from '#ui/figures/days.tsx';
import { isUnderway } from './status-texts.ts';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderLines, OrderTotals } from './order-details.tsx';
import { OrderRights } from './order-rights.tsx';
import styles from './order-overview.module.css';
import { Parcels } from '../tracking/parcels.tsx';
import { isCashCollected } from '../payment/is-cash-collected.ts';
import { PayAgain } from '../payment/pay-again.tsx';
import { hasVoucher, VoucherDetails } from '../payment/voucher-details.tsx';
import { StatusChip } from './status-chip.tsx';
import { Timeline } from '../tracking/timeline.tsx';

interface OrderOverviewProps {
  order: Order;
  /** Renders the actions of a line, shown below it. */
  renderAction?: ((line: OrderLine) => ReactNode) | undefined;
  /** Invoice and other documents. */
  documents?: ReactNode;
  /** The page for returns of the order, if the customer is signed in. */
  returnPath?: string | undefined;
}

/** Renders an order: date, payment, status, lines, totals and addresses. */
export function OrderOverview({ order, renderAction, documents, returnPath }: OrderOverviewProps) {
  const { t } = useLingui();
  return (
    <div className={styles.sheet}>
      <dl className={styles.facts}>
        <Fact label={t`Date`}>{order.date}</Fact>
        {order.invoiceNumber ? <Fact label={t`Invoice number`}>{order.invoiceNumber}</Fact> : null}
        <Fact label={t`Payment status`}>
          <StatusText order={order} />
        </Fact>
        {isUnderway(order) ? (
          <Fact label={t`Expected delivery`}>
            <Days from={order.deliverFrom} until={order.deliverUntil} />
          </Fact>
        ) : null}
      </dl>
      {hasVoucher(order) ? <VoucherDetails order={order} /> : null}
      <div className={styles.columns}>
        <div className={styles.section}>
          <section aria-labelledby="way" className={styles.section}>
            <h2 id="way">
              <Trans>Delivery status</Trans>
            </h2>
            <Timeline order={order} />
          </section>
          <Parcels order={order} />
        </div>
        <section aria-labelledby="items" className={styles.section}>
          <h2 id="items">
            <Trans>Your items</Trans>
          </h2>
          <OrderLines lines={order.lines} renderAction={renderAction} />
          <div className={styles.totals}>
            <OrderTotals order={order} />
          </div>
          <OrderAddresses order={order} />
          {documents}
        </section>
      </div>
      <OrderRights order={order} returnPath={returnPath} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** An order with cash on delivery is shown as "Pay on delivery" until it is delivered, then as paid. A cancelled order has nothing to pay. */
function StatusText({ order }: { order: Order }) {
  if (isCashCollected(order)) return <StatusChip status="PAID" />;
  if (order.paymentStatus === 'UNPAID' && order.status === 'CANCELLED') return <Trans>Nothing to pay</Trans>;
  if (order.isPaidOnDelivery && order.paymentStatus === 'UNPAID') return <Trans>Pay on delivery</Trans>;
  return (
    <>
      <StatusChip status={order.paymentStatus} /> {order.payUrl ? <PayAgain order={order} /> : null}
    </>
  );
}
