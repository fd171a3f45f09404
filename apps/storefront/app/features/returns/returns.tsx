import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnOverview } from '@selvedge/server/contract';
import { useSearchParams } from 'react-router';
import { OrderProofFields } from '#lib/forms/order-proof-fields.tsx';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { RequestCard } from './request-card.tsx';
import { ReturnForm } from './form/return-form.tsx';
import type { ReturnAnswer } from './form/return-issues.ts';
import styles from './returns.module.css';

interface ReturnsProps {
  returnOverview: ReturnOverview;
  /** Path that the forms post to, without language. */
  action: string;
  /** Path of the notes for its parcels, without language. */
  notes: string;
  answer: ReturnAnswer | null;
}

/** The returns of an order: existing requests, items that can still be returned, and the withdrawal from the contract. */
export function Returns({ returnOverview, action, notes, answer }: ReturnsProps) {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { requests, orderNumber } = returnOverview;
  const last = returnOverview.returnUntil ? formatLongDay(returnOverview.returnUntil, i18n.locale) : null;
  return (
    <div className={styles.returns}>
      <header className={styles.head}>
        <h1>
          <Trans>Returns</Trans>
        </h1>
        <p className={styles.quiet}>
          <Trans>Order {orderNumber}</Trans>
        </p>
      </header>
      <ReturnsNotice notice={query.get('notice')} email={returnOverview.email} />
      <WaitingRequests waiting={returnOverview.waiting} />
      {requests.length > 0 ? (
        <section aria-labelledby="your-returns">
          <h2 id="your-returns" className={styles.title}>
            <Trans>Your returns</Trans>
          </h2>
          {requests.map((request, index) => (
            <RequestCard
              key={request.returnNumber}
              request={request}
              currency={returnOverview.currency}
              payOut={returnOverview.payOut}
              answer={answer?.typed.returnNumber === request.returnNumber ? answer : null}
              action={action}
              notePath={`${notes}?request=${requests.length - index}`}
            />
          ))}
        </section>
      ) : null}
      <section aria-labelledby="send-back" className={styles.section}>
        <h2 id="send-back">
          <Trans>Return items</Trans>
        </h2>
        {returnOverview.closed === null && last ? (
          <p className={styles.quiet} suppressHydrationWarning>
            <Trans>You have until {last}. Choose what you’d like to return.</Trans>
          </p>
        ) : null}
        {returnOverview.closed === null ? (
          <ReturnForm
            key={requests.length}
            returnOverview={returnOverview}
            action={action}
            answer={answer?.typed.intent === 'pay-out' ? null : answer}
          />
        ) : (
          <Closed reason={returnOverview.closed} />
        )}
      </section>
      {returnOverview.canWithdraw ? <Withdrawal returnOverview={returnOverview} /> : null}
    </div>
  );
}

function ReturnsNotice({ notice, email }: { notice: string | null; email: string }) {
  if (notice === 'requested-waits') {
    return (
      <Notice tone="warning" title={<Trans>Please confirm your return by email</Trans>}>
        <Trans>We’ve sent a link to {email}. Your return counts once you’ve confirmed it there.</Trans>
      </Notice>
    );
  }
  if (notice === 'withdrawal-waits') {
    return (
      <Notice tone="warning" title={<Trans>Please confirm your withdrawal by email</Trans>}>
        <Trans>We’ve sent an acknowledgement with a link to {email}. Once you’ve confirmed it there, your withdrawal counts from now.</Trans>
      </Notice>
    );
  }
  if (notice === 'requested') {
    return (
      <Notice tone="success" title={<Trans>We’ve received your return request</Trans>}>
        <Trans>We’ve emailed you the details, and we’ll get back to you within two working days.</Trans>
      </Notice>
    );
  }
  if (notice === 'kept') {
    return (
      <Notice tone="success">
        <Trans>You’re keeping the item. There’s nothing to send.</Trans>
      </Notice>
    );
  }
  if (notice === 'saved') {
    return (
      <Notice tone="success">
        <Trans>Your details have been saved.</Trans>
      </Notice>
    );
  }
  if (notice !== 'withdrawal') return null;
  return (
    <Notice tone="success" title={<Trans>We’ve received your withdrawal</Trans>}>
      <Trans>We’ve emailed you an acknowledgement with the date and time.</Trans>
    </Notice>
  );
}

/** The requests that were made with the order numbers and are not confirmed yet. */
function WaitingRequests({ waiting }: Pick<ReturnOverview, 'waiting'>) {
  const { i18n } = useLingui();
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.quiet}>
      {waiting.map(({ kind, askedOn }, index) => {
        const day = formatLongDay(askedOn, i18n.locale);
        return (
          <li key={index} suppressHydrationWarning>
            {kind === 'return' ? (
              <Trans>Your return of {day} is waiting for you to confirm it by email.</Trans>
            ) : (
              <Trans>Your withdrawal of {day} is waiting for you to confirm it by email.</Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Closed({ reason }: { reason: NonNullable<ReturnOverview['closed']> }) {
  const { returnDays } = useReturnDays();
  return (
    <p>
      {reason === 'not-delivered' ? (
        <Trans>Your order hasn’t arrived yet. You can request a return as soon as it has.</Trans>
      ) : reason === 'too-late' ? (
        <Trans>The {returnDays}-day return period has ended. If an item is faulty, please write to us.</Trans>
      ) : reason === 'cancelled' ? (
        <Trans>This order was cancelled.</Trans>
      ) : (
        <Trans>There’s nothing left to return.</Trans>
      )}
    </p>
  );
}

/** The statutory withdrawal, separate from the shop's own return policy. */
function Withdrawal({ returnOverview }: { returnOverview: ReturnOverview }) {
  const { withdrawalDays } = useReturnDays();
  const { i18n } = useLingui();
  const last = returnOverview.withdrawUntil ? formatLongDay(returnOverview.withdrawUntil, i18n.locale) : null;
  return (
    <section aria-labelledby="withdraw" className={styles.section}>
      <h2 id="withdraw">
        <Trans>Your right of withdrawal</Trans>
      </h2>
      <p className={styles.quiet} suppressHydrationWarning>
        {last ? (
          <Trans>You can withdraw from the contract until {last} without giving a reason.</Trans>
        ) : (
          <Trans>You can withdraw from the contract until {withdrawalDays} days after delivery without giving a reason.</Trans>
        )}
      </p>
      <Form method="post" action="/withdrawal">
        <input type="hidden" name="intent" value="prove" />
        <OrderProofFields order={returnOverview} />
        <Button variant="secondary">
          <Trans>Withdraw from the contract</Trans>
        </Button>
      </Form>
    </section>
  );
}
