import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Days } from '#ui/days.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderLines, OrderTotals } from './order-details.tsx';
import { StatusChip } from './status-chip.tsx';
import { Timeline } from './timeline.tsx';
import styles from './tracked-order.module.css';

interface TrackedOrderProps {
  order: Order;
  /** What can be done with a line, below it. */
  actionOf?: (line: OrderLine) => ReactNode;
}

/** An order as its buyer finds it again: where it is, what is in it, what it cost. */
export function TrackedOrder({ order, actionOf }: TrackedOrderProps) {
  const { t } = useLingui();
  const isUnderway = !['DELIVERED', 'COMPLETED', 'CANCELLED'].includes(order.status);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Order {order.orderNumber}</Trans>
        </h1>
        <StatusChip status={order.status} />
      </header>
      <dl className={styles.facts}>
        <Fact label={t`Date`}>{order.date}</Fact>
        {order.invoiceNumber ? <Fact label={t`Invoice number`}>{order.invoiceNumber}</Fact> : null}
        <Fact label={t`Payment status`}>
          <StatusWords order={order} />
        </Fact>
        {isUnderway ? (
          <Fact label={t`Expected delivery`}>
            <Days from={order.deliverFrom} until={order.deliverUntil} />
          </Fact>
        ) : null}
      </dl>
      <div className={styles.columns}>
        <section aria-labelledby="way" className={styles.section}>
          <h2 id="way">
            <Trans>Delivery status</Trans>
          </h2>
          <Timeline order={order} />
        </section>
        <section aria-labelledby="items" className={styles.section}>
          <h2 id="items">
            <Trans>Your items</Trans>
          </h2>
          <OrderLines lines={order.lines} actionOf={actionOf} />
          <div className={styles.totals}>
            <OrderTotals order={order} />
          </div>
          <OrderAddresses order={order} />
        </section>
      </div>
      <Form method="post" action="/Track/Order">
        <Button variant="quiet" name="intent" value="another">
          <Trans>Track another order</Trans>
        </Button>
      </Form>
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

/** Cash on delivery is not "not paid": it is to be paid at the door. */
function StatusWords({ order }: { order: Order }) {
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'UNPAID') return <Trans>Pay on delivery</Trans>;
  return (
    <>
      <StatusChip status={order.paymentStatus} />{' '}
      {order.payUrl ? (
        <a href={order.payUrl}>
          <Trans>Pay now</Trans>
        </a>
      ) : null}
    </>
  );
}
