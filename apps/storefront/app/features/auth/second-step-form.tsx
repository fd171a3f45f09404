import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import type { SignInAnswer } from './sign-in.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface SecondStepFormProps {
  action: '/auth/Login' | '/auth/affiliate-login';
  returnTo: string | null;
  answer: SignInAnswer & { challenge: string };
}

/** Asks for the code of the authenticator app after a correct password. */
export function SecondStepForm({ action, returnTo, answer: { challenge, refusal, email } }: SecondStepFormProps) {
  const { t } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const form = useRefusalFocus(refusal);
  useEffect(() => {
    if (!refusal) form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [form, refusal]);
  return (
    <Form ref={form} method="post" action={action} className={styles.form} noValidate>
      <RefusalNotice refusal={refusal} />
      <p>
        <Trans>Your password is correct. Now enter the six-digit code that your authenticator app shows, or one of your recovery codes.</Trans>
      </p>
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <input type="hidden" name="challenge" value={challenge} />
      <input type="hidden" name="email" value={email} />
      <TextField
        name="code"
        label={t`Code`}
        required
        maxLength={60}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button isWide disabled={isSending}>
        <Trans>Sign in</Trans>
      </Button>
      <Link to={action} className={styles.link}>
        <Trans>Start again</Trans>
      </Link>
    </Form>
  );
}
