import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentReturn } from '#lib/api.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Form } from '#lib/link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { PayAgain } from './pay-again.tsx';
import styles from './payment-outcome.module.css';
import type { ReturnPage } from './payment-verdict.ts';

interface PaymentOutcomeProps {
  outcome: PaymentReturn['outcome'];
  /** Which of the two pages it stands on. */
  page: ReturnPage;
  /** The order, while it can still be paid; without it the checkout has everything as it was. */
  payable: { orderNumber: string; email: string } | null;
}

/** Seconds between two questions while the provider makes up its mind. */
const patience = 4;

/** What became of a payment that did not simply succeed. */
export function PaymentOutcome({ page, outcome, payable }: PaymentOutcomeProps) {
  if (outcome === 'processing') return <Processing page={page} />;
  if (outcome === 'failed') {
    return (
      <Screen
        icon="warning"
        title={<Trans>Your payment was not successful, please try again.</Trans>}
        action={
          payable ? (
            <PayAgain order={payable}>
              <Trans>Pay again</Trans>
            </PayAgain>
          ) : (
            <LinkButton to="/Checkout?step=payment">
              <Trans>Pay again</Trans>
            </LinkButton>
          )
        }
      >
        <Trans>Nothing has been charged. We keep your items for a short while.</Trans>
      </Screen>
    );
  }
  return (
    <Screen
      icon="warning"
      title={<Trans>Something went wrong.</Trans>}
      action={
        <LinkButton to="/Track/Order">
          <Trans>Track an order</Trans>
        </LinkButton>
      }
    >
      <Trans>
        We could not find out what became of your payment. If it went through, your confirmation arrives by email; please look there before you pay
        again.
      </Trans>
    </Screen>
  );
}

/** Asks again by itself; without JavaScript there is a button for it. */
function Processing({ page }: { page: ReturnPage }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (state === 'idle') void revalidate();
    }, patience * 1000);
    return () => clearInterval(timer);
  }, [revalidate, state]);
  return (
    <Screen
      icon="info"
      title={<Trans>Your payment is being processed</Trans>}
      action={
        <Form method="get" action={page}>
          <Button variant="secondary">
            <Trans>Look again</Trans>
          </Button>
        </Form>
      }
    >
      <span role="status">
        <Trans>This can take a moment. You need not wait here: we send you an email as soon as it is through.</Trans>
      </span>
    </Screen>
  );
}

function Screen({ icon, title, children, action }: { icon: IconName; title: ReactNode; children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.screen}>
      <Icon name={icon} size={48} className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
