import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/error-texts.ts';
import { Form, Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './auth-form.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { SignInAnswer } from './sign-in.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface SignInFormProps {
  /** Where it is sent. */
  action: '/auth/Login' | '/auth/affiliate-login';
  returnTo: string | null;
  answer: SignInAnswer | undefined;
  /** By passkey too; those are for customers. */
  hasPasskeys: boolean;
}

/** E-mail and password, or a passkey. */
export function SignInForm({ action, returnTo, answer, hasPasskeys }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const form = useRefusalFocus(answer);
  // As a page without scripts comes back: the e-mail is kept, the password is not.
  const [told, setTold] = useState({ answer, answers: 0 });
  if (told.answer !== answer) setTold({ answer, answers: told.answers + 1 });
  const issueOf = (field: string) => {
    const issue = answer?.refusal.issues.find((one) => one.field === field);
    return issue ? fieldText(i18n, issue) : null;
  };
  return (
    <>
      <Form ref={form} method="post" action={action} className={styles.form} noValidate>
        <RefusalNotice refusal={answer?.refusal} />
        {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t`Email`}
          required
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          defaultValue={answer?.email ?? ''}
          error={issueOf('email')}
        />
        <div className={styles.aside}>
          <PasswordField key={told.answers} label={t`Password`} autoComplete="current-password" error={issueOf('password')} />
          <Link to="/auth/Forgot-Password" className={styles.link}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        <Button isWide disabled={isSending}>
          <Trans>Sign in</Trans>
        </Button>
      </Form>
      {hasPasskeys ? <PasskeyButton returnTo={returnTo} /> : null}
    </>
  );
}
