import { Trans, useLingui } from '@lingui/react/macro';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';

/** The old password, and the new one twice. */
export function PasswordForm({ userId, email, answer }: { userId: number; email: string; answer: FormAnswer | undefined }) {
  const { t } = useLingui();
  const labels = { oldPassword: t`Old password`, password: t`New password`, repeatPassword: t`Repeat the new password` };
  return (
    <AccountForm userId={userId} intent="password" answer={answer} labels={labels} submit={<Trans>Change password</Trans>}>
      {(field) => {
        const [old, fresh, repeated] = [field('oldPassword'), field('password'), field('repeatPassword')];
        return (
          <>
            {/* The browser's password manager reads the account of the password from this field. */}
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <PasswordField id={old.id} name={old.name} label={labels.oldPassword} autoComplete="current-password" error={old.error} />
            <NewPasswordField id={fresh.id} name={fresh.name} label={labels.password} error={fresh.error} />
            <PasswordField id={repeated.id} name={repeated.name} label={labels.repeatPassword} autoComplete="new-password" error={repeated.error} />
          </>
        );
      }}
    </AccountForm>
  );
}
