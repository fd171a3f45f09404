import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './proof-form.module.css';
import { getIssueTexts, getRefusalText, type ReturnAnswer } from '../form/return-issues.ts';

interface ProofFormProps {
  title: ReactNode;
  words: ReactNode;
  /** Path that the form posts to, without language. */
  action: string;
  button: ReactNode;
  answer: ReturnAnswer | null;
  /** Values that are known from the address. */
  known?: Readonly<Record<string, string>>;
}

/** Asks for invoice number and order number or, before there is an invoice, for order number and email. */
export function ProofForm({ title, words, action, button, answer, known = {} }: ProofFormProps) {
  const { t, i18n } = useLingui();
  const isLooking = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [answer]);
  const texts = getIssueTexts(i18n, answer?.issues ?? []);
  const typed = answer?.typed ?? known;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.words}>{words}</p>
      <Form ref={form} method="post" action={action} className={styles.form} noValidate>
        <input type="hidden" name="intent" value="prove" />
        {answer?.refusal ? (
          <div tabIndex={-1} data-refusal="">
            <Notice tone="error">{getRefusalText(i18n, answer.refusal)}</Notice>
          </div>
        ) : null}
        <TextField
          name="invoiceNumber"
          label={t`Invoice number`}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.invoiceNumber}
          hint={t`It stands on the invoice and in our confirmation email`}
          error={texts.invoiceNumber}
        />
        <TextField
          name="orderNumber"
          label={t`Order number`}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.orderNumber}
          hint={t`For example 7KQ4M-X2RPA`}
          error={texts.orderNumber}
        />
        <EmailField email={typed.email} error={texts.email} />
        <Button disabled={isLooking}>{button}</Button>
      </Form>
    </div>
  );
}

function EmailField({ email, error }: { email: string | undefined; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <details className={styles.other} open={Boolean(email)}>
      <summary className={styles.ask}>
        <Trans>No invoice yet? Use your email</Trans>
      </summary>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={error}
      />
    </details>
  );
}
