import { Trans } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { StatusChip } from './status-chip.tsx';
import styles from './tracked-order.module.css';

interface TrackedOrderProps {
  order: Order;
  /** What can be done with a line, below it. */
  actionOf?: (line: OrderLine) => ReactNode;
  /** Its invoice and other papers. */
  papers?: ReactNode;
}

/** An order as its buyer finds it again: where it is, what is in it, what it cost. */
export function TrackedOrder({ order, actionOf, papers }: TrackedOrderProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Order {order.orderNumber}</Trans>
        </h1>
        <StatusChip status={order.status} />
      </header>
      <OrderSheet order={order} actionOf={actionOf} papers={papers} />
      <Form method="post" action="/Track/Order">
        <Button variant="quiet" name="intent" value="another">
          <Trans>Track another order</Trans>
        </Button>
      </Form>
    </div>
  );
}
