import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnDesk } from '@selvedge/server/contract';
import { useSearchParams } from 'react-router';
import { formatLongDay } from '#lib/format.ts';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { returnPath } from './find-desk.ts';
import { RequestCard } from './request-card.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ReturnAnswer } from './return-issues.ts';
import styles from './returns.module.css';

interface ReturnsProps {
  desk: ReturnDesk;
  /** Where its forms post to, without language. */
  action: string;
  answer: ReturnAnswer | null;
}

/** An order's returns: what has been asked back and how it stands, what can still be, and the withdrawal from the contract. */
export function Returns({ desk, action, answer }: ReturnsProps) {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { requests, orderNumber } = desk;
  const last = desk.returnUntil ? formatLongDay(desk.returnUntil, i18n.locale) : null;
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
      <Told told={query.get('told')} />
      {requests.length > 0 ? (
        <section aria-labelledby="your-returns">
          <h2 id="your-returns" className={styles.title}>
            <Trans>Your returns</Trans>
          </h2>
          {requests.map((request, index) => (
            <RequestCard
              key={request.returnNumber}
              request={request}
              currency={desk.currency}
              action={action}
              notePath={`${returnPath(desk)}/note?request=${requests.length - index}`}
            />
          ))}
        </section>
      ) : null}
      <section aria-labelledby="send-back" className={styles.section}>
        <h2 id="send-back">
          <Trans>Send something back</Trans>
        </h2>
        {desk.closed === null && last ? (
          <p className={styles.quiet} suppressHydrationWarning>
            <Trans>Until {last}. Choose what you would like to send back.</Trans>
          </p>
        ) : null}
        {desk.closed === null ? <ReturnForm key={requests.length} desk={desk} action={action} answer={answer} /> : <Closed reason={desk.closed} />}
      </section>
      {desk.canWithdraw ? <Withdrawal desk={desk} /> : null}
    </div>
  );
}

function Told({ told }: { told: string | null }) {
  if (told === 'requested') {
    return (
      <Notice tone="success" title={<Trans>We have your return request</Trans>}>
        <Trans>We have sent you an email about it, and write again within two working days.</Trans>
      </Notice>
    );
  }
  if (told === 'kept') {
    return (
      <Notice tone="success">
        <Trans>You keep the item. Nothing has to be sent.</Trans>
      </Notice>
    );
  }
  if (told !== 'withdrawal') return null;
  return (
    <Notice tone="success" title={<Trans>We have received your withdrawal</Trans>}>
      <Trans>The acknowledgement, with its date and time, is on its way to your mailbox.</Trans>
    </Notice>
  );
}

function Closed({ reason }: { reason: NonNullable<ReturnDesk['closed']> }) {
  return (
    <p>
      {reason === 'not-delivered' ? (
        <Trans>Your order has not arrived yet. You can ask for a return as soon as it has.</Trans>
      ) : reason === 'too-late' ? (
        <Trans>The 100 days for returns are over. If an item is faulty, please write to us.</Trans>
      ) : reason === 'cancelled' ? (
        <Trans>This order was cancelled.</Trans>
      ) : (
        <Trans>There is nothing left to send back.</Trans>
      )}
    </p>
  );
}

/** The right of every consumer, apart from the shop's own word. */
function Withdrawal({ desk }: { desk: ReturnDesk }) {
  const { i18n } = useLingui();
  const last = desk.withdrawUntil ? formatLongDay(desk.withdrawUntil, i18n.locale) : null;
  return (
    <section aria-labelledby="withdraw" className={styles.section}>
      <h2 id="withdraw">
        <Trans>Your right of withdrawal</Trans>
      </h2>
      <p className={styles.quiet} suppressHydrationWarning>
        {last ? (
          <Trans>Until {last} you can withdraw from the contract without giving a reason.</Trans>
        ) : (
          <Trans>You can withdraw from the contract without giving a reason, until 14 days after it has arrived.</Trans>
        )}
      </p>
      {/* A form, so that neither number nor email stands in an address. */}
      <Form method="post" action="/withdrawal">
        <input type="hidden" name="intent" value="prove" />
        <input type="hidden" name="orderNumber" value={desk.orderNumber} />
        <input type="hidden" name="email" value={desk.email} />
        <Button variant="secondary">
          <Trans>Withdraw from the contract</Trans>
        </Button>
      </Form>
    </section>
  );
}
