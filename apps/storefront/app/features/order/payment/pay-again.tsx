import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { OrderProofFields } from '#lib/forms/order-proof-fields.tsx';

/** Identifies an order that can be paid. */
export type PayableOrder = Pick<Order, 'orderNumber' | 'invoiceNumber' | 'email' | 'link'>;

interface PayAgainProps {
  order: PayableOrder;
  /** The label of the button. */
  children?: ReactNode;
}

/**
 * Leads to the page on which the order is paid; a new provider session is opened if the last one has expired.
 */
export function PayAgain({ order, children = <Trans>Pay now</Trans> }: PayAgainProps) {
  return (
    <Form method="post" action="/orders/pay">
      <OrderProofFields order={order} />
      <Button>{children}</Button>
    </Form>
  );
}
