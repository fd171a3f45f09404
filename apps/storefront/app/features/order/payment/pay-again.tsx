import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';

interface PayAgainProps {
  order: Pick<Order, 'orderNumber' | 'email'>;
  /** The label of the button. */
  children?: ReactNode;
}

/**
 * Leads to the page on which the order is paid; a new provider session is opened if the last one has expired. A form, so that
 * order number and email address do not appear in an address.
 */
export function PayAgain({ order, children = <Trans>Pay now</Trans> }: PayAgainProps) {
  return (
    <Form method="post" action="/orders/pay">
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      <input type="hidden" name="email" value={order.email} />
      <Button>{children}</Button>
    </Form>
  );
}
