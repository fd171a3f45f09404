import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { formatLongDay } from '#lib/locale/format.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { OrderProofFields } from '#lib/forms/order-proof-fields.tsx';
import styles from './order-rights.module.css';

/**
 * Renders the buttons for a return and for a withdrawal. The law requires a separate button for the withdrawal
 * as long as it is possible (Directive (EU) 2023/2673).
 * @param returnPath the page for returns of the order; absent for guests, who prove the ownership by number and email address
 */
export function OrderRights({ order, returnPath }: { order: Order; returnPath?: string | undefined }) {
  const { tag } = useShop().language;
  if (!order.canReturn && !order.canWithdraw) return null;
  return (
    <section aria-labelledby="rights" className={styles.rights}>
      <h2 id="rights">
        <Trans>Not quite right?</Trans>
      </h2>
      {order.canReturn ? (
        <p>
          {order.returnUntil ? (
            <Trans>
              You can return it until <strong>{formatLongDay(order.returnUntil, tag)}</strong>, or exchange it for another size.
            </Trans>
          ) : (
            <Trans>You can already return anything that has arrived, or exchange it for another size.</Trans>
          )}
        </p>
      ) : null}
      <div className={styles.ways}>
        {order.canReturn ? <ReturnLink order={order} returnPath={returnPath} /> : null}
        {order.canWithdraw ? (
          <OrderProofForm order={order} action="/withdrawal">
            <Button variant="quiet">
              <Trans>Withdraw from contract</Trans>
            </Button>
          </OrderProofForm>
        ) : null}
      </div>
    </section>
  );
}

function ReturnLink({ order, returnPath }: { order: Order; returnPath?: string | undefined }) {
  const words = <Trans>Return items</Trans>;
  if (returnPath) {
    return (
      <LinkButton variant="secondary" to={returnPath}>
        {words}
      </LinkButton>
    );
  }
  return (
    <OrderProofForm order={order} action="/guest/return">
      <Button variant="secondary">{words}</Button>
    </OrderProofForm>
  );
}

function OrderProofForm({ order, action, children }: { order: Order; action: string; children: ReactNode }) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="prove" />
      <OrderProofFields order={order} />
      {children}
    </Form>
  );
}
