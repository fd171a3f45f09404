import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import type { Refusal } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefusalFocus } from './use-refusal-focus.ts';

/** The reason for a refusal and the input. */
export interface ForgotAnswer {
  refusal: Refusal;
  email: string;
}

/** Requests a link to set a new password. */
export function ForgotForm({ answer }: { answer: ForgotAnswer | undefined }) {
  const { t, i18n } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const form = useRefusalFocus(answer);
  const issue = answer?.refusal.issues.find(({ field }) => field === 'email');
  return (
    <Form ref={form} method="post" action="/auth/Forgot-Password" className={styles.form} noValidate>
      <RefusalNotice refusal={answer?.refusal} />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t`Email`}
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.email ?? ''}
        error={issue ? fieldText(i18n, issue) : null}
      />
      <Button isWide disabled={isSending}>
        <Trans>Send me a link</Trans>
      </Button>
    </Form>
  );
}
