import { Trans } from '@lingui/react/macro';
import type { Order, OrderLine } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { OrderOverview } from '../details/order-overview.tsx';
import { StatusChip } from '../details/status-chip.tsx';
import { MaskedOrder, type LinkState } from './masked-order.tsx';
import styles from './tracked-order.module.css';

interface TrackedOrderProps {
  order: Order;
  /** Renders the actions of a line, shown below it. */
  renderAction?: (line: OrderLine) => ReactNode;
  /** Invoice and other documents. */
  documents?: ReactNode;
  /** The page for returns of the order, if the order is opened by a link. */
  returnPath?: string;
  /** Whether the link of the order was sent to its email address. */
  linkState?: LinkState;
  /** Shown above the order. */
  notice?: ReactNode;
  /** Shown below the order, for example the form that cancels it. */
  actions?: ReactNode;
}

/** Renders an order for a visitor who found it by number or link: parcels, lines and totals. */
export function TrackedOrder({ order, renderAction, documents, returnPath, linkState = null, notice, actions }: TrackedOrderProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans>Order {order.orderNumber}</Trans>
        </h1>
        <StatusChip status={order.status} />
      </header>
      {notice}
      {order.link === null ? <MaskedOrder email={order.email} linkState={linkState} /> : null}
      <OrderOverview order={order} renderAction={renderAction} documents={documents} returnPath={returnPath} />
      {actions}
      <Form method="post" action="/Track/Order">
        <Button variant="quiet" name="intent" value="another">
          <Trans>Track another order</Trans>
        </Button>
      </Form>
    </div>
  );
}
