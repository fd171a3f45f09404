import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#lib/paths/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { OrderProofFields } from '#lib/forms/order-proof-fields.tsx';
import { PayAgain, type PayableOrder } from './pay-again.tsx';
import { refillIntent } from './refill-intent.ts';
import styles from './payment-outcome.module.css';
import type { PaymentState } from './payment-state.ts';
import { VoucherDetails, type VoucherOrder } from './voucher-details.tsx';
import type { ReturnPage } from '../details/load-return-page.ts';

interface PaymentOutcomeProps {
  state: PaymentState;
  /** The page that shows the outcome. */
  page: ReturnPage | '/OrderConfirmation';
  /** The order while it can be paid; otherwise the checkout is offered, which still has the cart. */
  payable: PayableOrder | null;
  /** The order, if it is known: its items can be put back into the cart. */
  order?: PayableOrder | null;
  /** The order if it is paid later. */
  waiting?: VoucherOrder | null;
  /** Whether the checkout offers another payment method. */
  hasOtherWays: boolean;
}

/** Seconds between two checks while the provider processes the payment. */
const slowPaymentMs = 4;

/** Renders the state of an order that is not placed, and the possible actions of the shopper. */
export function PaymentOutcome({ page, state, order = null, waiting = null, ...ways }: PaymentOutcomeProps) {
  switch (state) {
    case 'waiting':
      return waiting ? <Waiting order={waiting} /> : <Processing page={page} />;
    case 'processing':
      return <Processing page={page} />;
    case 'refused':
      return (
        <Screen icon="warning" title={<Trans>Your payment was not successful, please try again.</Trans>} action={<PaymentChoices {...ways} />}>
          <Trans>You haven’t been charged. We’ll hold your items for a short while.</Trans>
        </Screen>
      );
    case 'unpaid':
      return (
        <Screen icon="info" title={<Trans>Not paid yet</Trans>} action={<PaymentChoices {...ways} />}>
          <Trans>You haven’t been charged. We’ll hold your items for a short while.</Trans>
        </Screen>
      );
    case 'ended':
      return (
        <Screen icon="warning" title={<Trans>The time to pay has run out</Trans>} action={<ToCart order={order} />}>
          <Trans>We cancelled this order because it wasn’t paid for in time. You haven’t been charged.</Trans>
        </Screen>
      );
    case 'returned':
      return (
        <Screen icon="info" title={<Trans>We’re refunding your payment</Trans>} action={<ToCart order={order} />}>
          <Trans>Your payment arrived after this order was cancelled. We’ll refund it in full the way you paid, and email you when it’s done.</Trans>
        </Screen>
      );
    case 'cancelled':
      return <Screen icon="info" title={<Trans>This order was cancelled.</Trans>} action={<ToTracking />} />;
    case 'error':
      return (
        <Screen icon="warning" title={<Trans>Something went wrong.</Trans>} action={<ToTracking />}>
          <Trans>
            We couldn’t find out whether your payment went through. If it did, you’ll get a confirmation by email. Please check there before you pay
            again.
          </Trans>
        </Screen>
      );
  }
}

function PaymentChoices({ payable, hasOtherWays }: Pick<PaymentOutcomeProps, 'payable' | 'hasOtherWays'>) {
  const words = <Trans>Pay again</Trans>;
  return (
    <>
      {payable ? <PayAgain order={payable}>{words}</PayAgain> : <LinkButton to="/Checkout?step=payment">{words}</LinkButton>}
      {hasOtherWays ? (
        <LinkButton to="/Checkout?step=payment" variant="secondary">
          <Trans>Choose another payment method</Trans>
        </LinkButton>
      ) : null}
    </>
  );
}

/** The cart of an order that was paid later is empty: the order's items can be put back. */
const ToCart = ({ order }: { order: PayableOrder | null }) =>
  order ? (
    <Form method="post" action="/orders/pay">
      <OrderProofFields order={order} />
      <input type="hidden" name="intent" value={refillIntent} />
      <Button>
        <Trans>Put the items back into your cart</Trans>
      </Button>
    </Form>
  ) : (
    <LinkButton to="/Checkout">
      <Trans>Go to your cart</Trans>
    </LinkButton>
  );

const ToTracking = () => (
  <LinkButton to="/Track/Order">
    <Trans>Track an order</Trans>
  </LinkButton>
);

/** The order is placed, and the shopper has the payment details. */
const Waiting = ({ order }: { order: VoucherOrder }) => (
  <Screen
    icon="info"
    title={<Trans>We’re waiting for your payment</Trans>}
    action={
      <>
        <p>
          <Trans>
            Order number <strong>{order.orderNumber}</strong>
          </Trans>
        </p>
        <VoucherDetails order={order} />
        <ToTracking />
      </>
    }
  >
    <Trans>
      We’ve reserved your items and sent the payment details to <strong>{order.email}</strong>. We’ll pack your order when your payment arrives, which
      can take a few days.
    </Trans>
  </Screen>
);

/** Checks again automatically; without JavaScript there is a button. */
function Processing({ page }: Pick<PaymentOutcomeProps, 'page'>) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (state === 'idle') void revalidate();
    }, slowPaymentMs * 1000);
    return () => clearInterval(timer);
  }, [revalidate, state]);
  return (
    <Screen
      icon="info"
      title={<Trans>Your payment is being processed</Trans>}
      action={
        <Form method="get" action={page}>
          <Button variant="secondary">
            <Trans>Check again</Trans>
          </Button>
        </Form>
      }
    >
      <span role="status">
        <Trans>This can take a moment. You don’t need to wait: we’ll email you as soon as it’s gone through.</Trans>
      </span>
    </Screen>
  );
}

function Screen({ icon, title, children, action }: { icon: IconName; title: ReactNode; children?: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.screen}>
      <Icon name={icon} size={48} className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      {children ? <p className={styles.words}>{children}</p> : null}
      {action}
    </div>
  );
}
