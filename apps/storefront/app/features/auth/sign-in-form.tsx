import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import type { SignInAnswer } from './sign-in.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface SignInFormProps {
  /** The address that the form posts to. */
  action: '/auth/Login' | '/auth/affiliate-login';
  returnTo: string | null;
  answer: SignInAnswer | undefined;
  /** Whether to offer passkeys, which only customers have. */
  hasPasskeys: boolean;
}

/** Signs in with email and password or with a passkey. The second step replaces the first. */
export function SignInForm(props: SignInFormProps) {
  const { answer, action, returnTo } = props;
  if (answer?.challenge) return <SecondStepForm action={action} returnTo={returnTo} answer={{ ...answer, challenge: answer.challenge }} />;
  return <FirstStepForm {...props} />;
}

function FirstStepForm({ action, returnTo, answer, hasPasskeys }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const form = useRefusalFocus(answer);
  // Counts the responses: each one clears the password and keeps the email, as in a page without scripts.
  const [shownAnswer, setShownAnswer] = useState({ answer, answers: 0 });
  if (shownAnswer.answer !== answer) setShownAnswer({ answer, answers: shownAnswer.answers + 1 });
  const findIssueText = (field: string) => {
    const issue = answer?.refusal?.issues.find((one) => one.field === field);
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
          error={findIssueText('email')}
        />
        <div className={styles.aside}>
          <PasswordField key={shownAnswer.answers} label={t`Password`} autoComplete="current-password" error={findIssueText('password')} />
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
