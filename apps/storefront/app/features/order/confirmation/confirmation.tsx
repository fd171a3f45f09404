import { Trans } from '@lingui/react/macro';
import type { Order } from '@selvedge/server/contract';
import { useEffect, type ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { registerFromOrderPath } from '#lib/session/register-path.ts';
import { reportConversion } from '#lib/tracking/report-conversion.ts';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Days } from '#ui/figures/days.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './confirmation.module.css';
import { OrderAddresses } from '../details/order-addresses.tsx';
import { OrderProofFields } from '#lib/forms/order-proof-fields.tsx';
import { OrderLines, OrderTotals } from '../details/order-details.tsx';
import { isCashCollected } from '../payment/is-cash-collected.ts';

/** Renders a placed order (see `getPaymentState`): its number, the next steps and all details. */
export function Confirmation({ order, documents, isGuest = false }: { order: Order; documents?: ReactNode; isGuest?: boolean }) {
  useEffect(() => reportConversion(order), [order]);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Greeting order={order} />
        <PaymentText order={order} />
        <NextSteps order={order} />
        {isGuest ? <AccountOffer /> : null}
        <section aria-labelledby="addresses" className={styles.section}>
          <h2 id="addresses">
            <Trans>Delivery and billing</Trans>
          </h2>
          <OrderAddresses order={order} />
        </section>
      </div>
      <aside className={styles.aside} aria-labelledby="bought">
        <h2 id="bought">
          <Trans>Your order</Trans>
        </h2>
        <OrderLines lines={order.lines} />
        <div className={styles.totals}>
          <OrderTotals order={order} />
        </div>
        {documents}
      </aside>
    </div>
  );
}

const Greeting = ({ order }: { order: Order }) => (
  <div className={styles.hello}>
    <span className={styles.seal}>
      <Icon name="check" size={32} />
    </span>
    <h1 className={styles.heading}>
      <Trans>Thank you, your order has been placed</Trans>
    </h1>
    <p className={styles.number}>
      <Trans>
        Order number <strong>{order.orderNumber}</strong>
      </Trans>
    </p>
    <p className={styles.mail}>
      <Trans>
        We’ve sent a confirmation to <strong>{order.email}</strong>.
      </Trans>
    </p>
  </div>
);

function NextSteps({ order }: { order: Order }) {
  const { returnDays } = useReturnDays();
  return (
    <section aria-labelledby="next" className={styles.section}>
      <h2 id="next">
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.next}>
        <li>
          <p>
            <Trans>We’ll pack your order and email you when it’s on its way.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>
              Expected delivery:{' '}
              <strong>
                <Days from={order.deliverFrom} until={order.deliverUntil} />
              </strong>
            </Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>Try it on at home: you have {returnDays} days to return it.</Trans>
          </p>
        </li>
      </ol>
      <div className={styles.ways}>
        <Form method="post" action="/Track/Order">
          <OrderProofFields order={order} />
          <Button variant="secondary">
            <Trans>Track your order</Trans>
          </Button>
        </Form>
        <LinkButton to="/" variant="quiet">
          <Trans>Continue shopping</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

/** Offers a guest an account, whose form is filled in from the order. */
const AccountOffer = () => (
  <section aria-labelledby="account" className={styles.section}>
    <h2 id="account">
      <Trans>Create an account</Trans>
    </h2>
    <p>
      <Trans>Your orders, addresses and wishlist in one place, and a faster checkout.</Trans>
    </p>
    <div className={styles.ways}>
      <LinkButton to={registerFromOrderPath} variant="secondary">
        <Trans>Create an account</Trans>
      </LinkButton>
    </div>
  </section>
);

/** States that the order is paid, or the amount to pay to the courier. States nothing once the courier has collected it. */
function PaymentText({ order }: { order: Order }) {
  const amount = <Amount value={order.grandTotal} currency={order.currency} />;
  if (order.paymentStatus === 'PAID') {
    return (
      <Notice tone="success" title={<Trans>Paid</Trans>}>
        <Trans>We’ve received your payment of {amount}. There’s nothing more to do.</Trans>
      </Notice>
    );
  }
  if (!order.isPaidOnDelivery || isCashCollected(order)) return null;
  return (
    <Notice tone="info" title={<Trans>Pay on delivery</Trans>}>
      <Trans>Please have {amount} ready when the courier arrives.</Trans>
    </Notice>
  );
}
