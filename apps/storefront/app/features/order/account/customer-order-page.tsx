import { Trans } from '@lingui/react/macro';
import type { CustomerOrder as Own } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { orderPath } from '../details/order-path.ts';
import { OrderOverview } from '../details/order-overview.tsx';
import styles from './customer-order-page.module.css';
import { PayAgain } from '../payment/pay-again.tsx';
import { StatusChip } from '../details/status-chip.tsx';

interface CustomerOrderPageProps {
  order: Own;
  /** Shown above the order. */
  notice?: ReactNode;
  /** Invoice and other documents. */
  documents?: ReactNode;
}

/** Renders an order in the customer's account, with the actions that are possible. */
export function CustomerOrderPage({ order, notice, documents }: CustomerOrderPageProps) {
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Order {order.orderNumber}</Trans>
        </h1>
        <StatusChip status={order.status} />
      </header>
      {notice}
      <div className={styles.actions}>
        {order.payUrl ? <PayAgain order={order} /> : null}
        <Form method="post">
          <input type="hidden" name="intent" value="buy-again" />
          <Button variant="secondary">
            <Trans>Buy again</Trans>
          </Button>
        </Form>
        {/* A form, so that order number and email address do not appear in an address. */}
        <Form method="post" action="/Track/Order">
          <input type="hidden" name="orderNumber" value={order.orderNumber} />
          <input type="hidden" name="email" value={order.email} />
          <Button variant="quiet">
            <Trans>Track your order</Trans>
          </Button>
        </Form>
      </div>
      <OrderOverview order={order} documents={documents} returnPath={`${orderPath(order)}/return`} />
      {order.canCancel ? <CancelOrder isPaid={order.paymentStatus === 'PAID'} /> : null}
    </>
  );
}
