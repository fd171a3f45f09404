import { Trans, useLingui } from '@lingui/react/macro';
import { formatPersonName } from '@selvedge/addresses/names';
import type { NewWithdrawal, ReturnOverview } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { formatPiece } from '../form/piece-label.ts';
import { SealStatement } from '../form/seal-statement.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalConfirmProps {
  returnOverview: ReturnOverview;
  withdrawal: NewWithdrawal;
  /** The input of the first step, sent again with this form. */
  typed: Readonly<Record<string, string>>;
}

/** The second step: shows the declaration and the button that submits it. */
export function WithdrawalConfirm({ returnOverview, withdrawal, typed }: WithdrawalConfirmProps) {
  const { i18n } = useLingui();
  const isSending = useNavigation().state === 'submitting';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { orderNumber, email } = returnOverview;
  const name = formatPersonName(returnOverview, i18n.locale);
  const placedOn = formatLongDay(returnOverview.placedOn, i18n.locale);
  const pieces =
    withdrawal.items?.map(({ lineId, shipmentItemId = null, quantity }) => ({ lineId, shipmentItemId, quantity })) ??
    returnOverview.lines.map(({ lineId, shipmentItemId, withdrawable }) => ({ lineId, shipmentItemId, quantity: withdrawable }));
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Confirm your withdrawal</Trans>
      </h1>
      <div className={styles.declaration}>
        <p suppressHydrationWarning>
          <Trans>
            I, {name}, withdraw from the contract for order {orderNumber}, placed on {placedOn}, for these items:
          </Trans>
        </p>
        <ul className={styles.declared}>
          {pieces.map(({ lineId, shipmentItemId, quantity }) => {
            const line = returnOverview.lines.find((candidate) => candidate.lineId === lineId && candidate.shipmentItemId === shipmentItemId);
            if (!line || quantity === 0) return null;
            const isSealed = line.isSealNeeded && `sealed-${line.key}` in typed;
            return (
              <li key={line.key}>
                {`${quantity} × ${formatPiece(line)}`}
                {isSealed ? <SealStatement /> : null}
              </li>
            );
          })}
        </ul>
      </div>
      <p className={styles.words}>
        <Trans>We’ll acknowledge it straight away by email to {email}, with the date and time.</Trans>
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
