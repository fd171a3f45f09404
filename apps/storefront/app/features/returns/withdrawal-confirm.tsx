import { Trans, useLingui } from '@lingui/react/macro';
import type { NewWithdrawal, ReturnDesk } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { formatLongDay } from '#lib/format.ts';
import { Form } from '#lib/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalConfirmProps {
  desk: ReturnDesk;
  withdrawal: NewWithdrawal;
  /** What had been typed, sent on with it. */
  typed: Readonly<Record<string, string>>;
}

/** The second step: the declaration as it will stand, and the button that makes it. */
export function WithdrawalConfirm({ desk, withdrawal, typed }: WithdrawalConfirmProps) {
  const { i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { orderNumber, firstName, lastName, email } = desk;
  const name = `${firstName} ${lastName}`;
  const placedOn = formatLongDay(desk.placedOn, i18n.locale);
  const pieces = withdrawal.items ?? desk.lines.map(({ lineId, withdrawable }) => ({ lineId, quantity: withdrawable }));
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Confirm your withdrawal</Trans>
      </h1>
      <div className={styles.declaration}>
        <p suppressHydrationWarning>
          <Trans>
            I, {name}, withdraw from the contract of order {orderNumber} of {placedOn}, for these items:
          </Trans>
        </p>
        <ul className={styles.declared}>
          {pieces.map(({ lineId, quantity }) => {
            const line = desk.lines.find((candidate) => candidate.lineId === lineId);
            if (!line || quantity === 0) return null;
            return <li key={lineId}>{`${quantity} × ${[line.name, line.color, line.size].filter((part) => part !== '').join(', ')}`}</li>;
          })}
        </ul>
      </div>
      <p className={styles.words}>
        <Trans>We acknowledge it at once by email to {email}, with date and time.</Trans>
      </p>
      <Form method="post" action="/withdrawal" className={styles.actions}>
        {Object.entries(typed)
          .filter(([field]) => field !== 'intent')
          .map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        <input type="hidden" name="intent" value="confirm" />
        <Button disabled={isSending}>
          <Trans>Confirm withdrawal</Trans>
        </Button>
        <LinkButton to="/withdrawal" variant="quiet">
          <Trans>Back</Trans>
        </LinkButton>
      </Form>
    </div>
  );
}
