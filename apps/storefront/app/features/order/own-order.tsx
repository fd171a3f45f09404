import { Trans } from '@lingui/react/macro';
import type { OwnOrder as Own } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { orderPath } from './order-path.ts';
import { OrderSheet } from './order-sheet.tsx';
import styles from './own-order.module.css';
import { PayAgain } from './pay-again.tsx';
import { StatusChip } from './status-chip.tsx';

interface OwnOrderProps {
  order: Own;
  /** Stands above it. */
  notice?: ReactNode;
  /** Its invoice and other papers. */
  papers?: ReactNode;
}

/** An order on its customer's own page: all of it, and what can still be done. */
export function OwnOrder({ order, notice, papers }: OwnOrderProps) {
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
        {/* A form, so that neither number nor email stands in an address. */}
        <Form method="post" action="/Track/Order">
          <input type="hidden" name="orderNumber" value={order.orderNumber} />
          <input type="hidden" name="email" value={order.email} />
          <Button variant="quiet">
            <Trans>Track your order</Trans>
          </Button>
        </Form>
      </div>
      <OrderSheet order={order} papers={papers} returnPath={`${orderPath(order)}/return`} />
      {order.canCancel ? <CancelOrder isPaid={order.paymentStatus === 'PAID'} /> : null}
    </>
  );
}
