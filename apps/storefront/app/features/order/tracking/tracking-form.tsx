import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { errorText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './tracking-form.module.css';
import type { Tracking, TrackingIssue } from './tracking.ts';

/** Why no order was found, and the values as typed. */
export interface TrackingAnswer {
  tracking: Tracking;
  issues: TrackingIssue[];
  refusal: 'OrderNotFound' | 'TooManyRequests' | 'LinkExpired' | null;
}

/** Renders the form that finds an order by its number and a second detail that only the customer knows. */
export function TrackingForm({ answer }: { answer: TrackingAnswer | undefined }) {
  const { t, i18n } = useLingui();
  const isLooking = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [answer]);

  return (
    <div className={styles.page}>
      <h1>
        <Trans>Track your order</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>Your order number stands in our confirmation email. With it we ask for your invoice number or your email.</Trans>
      </p>
      <Form ref={form} method="post" action="/Track/Order" className={styles.form} noValidate>
        {answer?.refusal ? (
          <div tabIndex={-1} data-refusal="">
            <Notice tone="error">{errorText(i18n, answer.refusal)}</Notice>
          </div>
        ) : null}
        <TextField
          name="orderNumber"
          label={t`Order number`}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer?.tracking.orderNumber}
          hint={t`For example 7KQ4M-X2RPA`}
          error={answer?.issues.includes('orderNumber') ? t`Order number cannot be empty` : null}
        />
        <SecondDetail answer={answer} />
        <Button disabled={isLooking}>
          <Trans>Show my order</Trans>
        </Button>
      </Form>
    </div>
  );
}

/** The invoice number or the email address. */
function SecondDetail({ answer }: { answer: TrackingAnswer | undefined }) {
  const { t } = useLingui();
  const has = (issue: TrackingIssue) => answer?.issues.includes(issue) ?? false;
  const noProof = has('proof') ? t`Invoice number cannot be empty if there is no email` : null;
  return (
    <fieldset className={styles.proof}>
      <legend className={styles.legend}>
        <Trans>And one of these</Trans>
      </legend>
      <TextField
        name="invoiceNumber"
        label={t`Invoice number`}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answer?.tracking.invoiceNumber}
        error={noProof}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.tracking.email}
        error={has('email') ? t`Please enter a valid email` : noProof ? t`Email cannot be empty if there is no invoice number` : null}
      />
    </fieldset>
  );
}
