import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';

interface PayAgainProps {
  order: Pick<Order, 'orderNumber' | 'email'>;
  /** What the button says. */
  children?: ReactNode;
}

/** Leads to the page where an order is paid: a new one if the last has ended. A form, so that neither number nor email stands in an address. */
export function PayAgain({ order, children = <Trans>Pay now</Trans> }: PayAgainProps) {
  return (
    <Form method="post" action="/orders/pay">
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      <input type="hidden" name="email" value={order.email} />
      <Button>{children}</Button>
    </Form>
  );
}
