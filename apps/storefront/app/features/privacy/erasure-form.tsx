import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { errorText, fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import type { ErasureAnswer } from './erase-account.ts';
import styles from './privacy.module.css';

/** Deletes the account. Explains the consequences and asks for the password and a confirmation, because it cannot be undone. */
export function ErasureForm({ email, answer }: { email: string; answer: ErasureAnswer | undefined }) {
  const { t, i18n } = useLingui();
  const refusal = useRef<HTMLDivElement>(null);
  const isSending = useNavigation().formData?.get('intent') === 'erase';
  useEffect(() => refusal.current?.focus(), [answer]);

  const labels: Record<string, string> = { password: t`Password`, understood: t`I understand that this can’t be undone.` };
  const findErrorText = (name: string): string | null => {
    const issue = answer?.issues.find(({ field }) => field === name);
    if (!issue) return null;
    if (name === 'understood') return t`Please tick this box to continue`;
    return issue.code === 'oldPassword' ? t`This password isn’t correct` : fieldText(i18n, issue);
  };
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const text = findErrorText(name);
    return text ? [{ id: `erase-${name}`, label, text }] : [];
  });

  return (
    <Form method="post" className={styles.form} noValidate replace>
      <input type="hidden" name="intent" value="erase" />
      {wrong.length > 0 ? <ErrorSummary errors={wrong} answer={answer} /> : null}
      {answer?.refusal ? (
        <div ref={refusal} tabIndex={-1}>
          <Notice tone="error">{errorText(i18n, answer.refusal.code, answer.refusal.params)}</Notice>
        </div>
      ) : null}
      <ul className={styles.list}>
        <li>
          <Trans>We’ll delete your profile, addresses, wishlist, cart, passkeys and files, and sign you out everywhere.</Trans>
        </li>
        <li>
          <Trans>
            Your orders stay in our books without your name, address, email or phone number. Invoices and credit notes stay as issued for as long as
            the law requires.
          </Trans>
        </li>
        <li>
          <Trans>The star ratings of your reviews stay, without your name or words.</Trans>
        </li>
        <li>
          <Trans>If you’re in the affiliate programme, we’ll settle up with you first and pay out what’s left, however little it is.</Trans>
        </li>
        <li>
          <Trans>You can’t delete your account while an order is on its way, because we wouldn’t be able to keep you posted.</Trans>
        </li>
      </ul>
      {/* The browser's password manager reads the account of the password from this field. */}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField id="erase-password" label={labels.password ?? ''} autoComplete="current-password" error={findErrorText('password')} />
      <Checkbox id="erase-understood" name="understood" label={labels.understood} required error={findErrorText('understood')} />
      <div>
        <Button aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
    </Form>
  );
}
