import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { formatLongDay } from '#lib/format.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import styles from './order-rights.module.css';

/**
 * What can be done with what was bought: send it back within 100 days, and withdraw from the contract, which the law wants as a
 * button of its own for as long as that can be done (Directive (EU) 2023/2673).
 * @param returnPath the order's own page of returns; absent for a guest, who shows his two numbers
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
              You can send it back until <strong>{formatLongDay(order.returnUntil, tag)}</strong>, or have it in another size.
            </Trans>
          ) : (
            <Trans>What has arrived you can send back already, or have in another size.</Trans>
          )}
        </p>
      ) : null}
      <div className={styles.ways}>
        {order.canReturn ? <ReturnWay order={order} returnPath={returnPath} /> : null}
        {order.canWithdraw ? (
          <ProvenForm order={order} action="/withdrawal">
            <Button variant="quiet">
              <Trans>Withdraw from contract</Trans>
            </Button>
          </ProvenForm>
        ) : null}
      </div>
    </section>
  );
}

function ReturnWay({ order, returnPath }: { order: Order; returnPath?: string | undefined }) {
  const words = <Trans>Return something</Trans>;
  if (returnPath) {
    return (
      <LinkButton variant="secondary" to={returnPath}>
        {words}
      </LinkButton>
    );
  }
  return (
    <ProvenForm order={order} action="/guest/return">
      <Button variant="secondary">{words}</Button>
    </ProvenForm>
  );
}

/** A form, so that neither number nor email stands in an address. */
function ProvenForm({ order, action, children }: { order: Order; action: string; children: ReactNode }) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="prove" />
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      {order.invoiceNumber ? <input type="hidden" name="invoiceNumber" value={order.invoiceNumber} /> : null}
      <input type="hidden" name="email" value={order.email} />
      {children}
    </Form>
  );
}
