import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import styles from './auth-form.module.css';
import type { Refusal } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefusalFocus } from './use-refusal-focus.ts';

/** Sets a new password. Shown only with a valid link. */
export function ResetForm({ refusal }: { refusal: Refusal | undefined }) {
  const { t, i18n } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const form = useRefusalFocus(refusal);
  const findErrorText = (field: string) => {
    const issue = refusal?.issues.find((one) => one.field === field);
    return issue ? fieldText(i18n, issue) : null;
  };
  return (
    <Form ref={form} method="post" action="/auth/Reset-Password" className={styles.form} noValidate>
      <RefusalNotice refusal={refusal} />
      <NewPasswordField label={t`New password`} error={findErrorText('password')} />
      <PasswordField name="repeatPassword" label={t`Repeat password`} autoComplete="new-password" error={findErrorText('repeatPassword')} />
      <Button isWide disabled={isSending}>
        <Trans>Change password</Trans>
      </Button>
    </Form>
  );
}
