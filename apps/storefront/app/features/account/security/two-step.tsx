import { Trans, useLingui } from '@lingui/react/macro';
import type { TotpSetupAnswer, TwoStep } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { CurrentPassword } from '#ui/forms/current-password.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { TwoStepAnswer, TwoStepIntent } from './change-security.ts';
import styles from './two-step.module.css';

interface TwoStepProps {
  userId: number;
  isPasskeyFresh: boolean;
  state: TwoStep;
  /** The last response to one of the section's forms. */
  answer: TwoStepAnswer | FormAnswer | undefined;
}

/** Switches two-step sign-in on and off, and shows the recovery codes once. */
export function TwoStepSettings({ userId, isPasskeyFresh, state, answer }: TwoStepProps) {
  if (answer && 'recoveryCodes' in answer) return <RecoveryCodes codes={answer.recoveryCodes} />;
  const refused = answer && 'intent' in answer ? answer : undefined;
  if (answer && 'setup' in answer) return <Setup setup={answer.setup} refused={undefined} />;
  if (refused?.intent === 'confirm-two-step') return <Setup setup={{ secret: refused.typed.secret ?? '' }} refused={refused} />;
  const form = (intent: TwoStepIntent, submit: ReactNode) => (
    <PasswordForm userId={userId} intent={intent} isPasskeyFresh={isPasskeyFresh} refused={refused} submit={submit} />
  );
  if (!state.isOn) return form('begin-two-step', <Trans>Set up two-step sign-in</Trans>);
  return (
    <>
      <Notice tone="success">
        <Trans>Two-step sign-in is on.</Trans> <CodesLeft count={state.recoveryCodesLeft} />
      </Notice>
      <details className={styles.change} open={refused?.intent === 'renew-codes'}>
        <summary>
          <Trans>New recovery codes</Trans>
        </summary>
        {form('renew-codes', <Trans>Replace my recovery codes</Trans>)}
      </details>
      <details className={styles.change} open={refused?.intent === 'end-two-step'}>
        <summary>
          <Trans>Switch two-step sign-in off</Trans>
        </summary>
        {form('end-two-step', <Trans>Switch it off</Trans>)}
      </details>
    </>
  );
}

function CodesLeft({ count }: { count: number }) {
  const { i18n } = useLingui();
  const shown = i18n.number(count);
  return <Trans>Unused recovery codes: {shown}</Trans>;
}

interface PasswordFormProps {
  userId: number;
  intent: TwoStepIntent;
  isPasskeyFresh: boolean;
  refused: FormAnswer | undefined;
  submit: ReactNode;
}

/** A step that needs only the current password. */
function PasswordForm({ userId, intent, isPasskeyFresh, refused, submit }: PasswordFormProps) {
  const { t } = useLingui();
  return (
    <AccountForm userId={userId} intent={intent} idPrefix={intent} answer={refused} labels={{ currentPassword: t`Current password` }} submit={submit}>
      {(field) => {
        const { id, error } = field('currentPassword');
        return <CurrentPassword id={id} isPasskeyFresh={isPasskeyFresh} error={error} />;
      }}
    </AccountForm>
  );
}

interface SetupProps {
  /** Without QR code and URL after a wrong code, because the app already has the secret. */
  setup: Pick<TotpSetupAnswer, 'secret'> & Partial<TotpSetupAnswer>;
  refused: FormAnswer | undefined;
}

function Setup({ setup: { secret, url, svg }, refused }: SetupProps) {
  const { t } = useLingui();
  const labels = { code: t`Code` };
  return (
    <AccountForm userId={null} intent="confirm-two-step" answer={refused} labels={labels} submit={<Trans>Switch it on</Trans>}>
      {(field) => {
        const { id, name, error } = field('code');
        return (
          <>
            {svg === undefined ? null : (
              <>
                <p>
                  <Trans>Scan this with your authenticator app, or enter the key below by hand.</Trans>
                </p>
                <img className={styles.code} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t`QR code with the key`} />
                <p>
                  <a href={url}>
                    <Trans>Open in an app on this device</Trans>
                  </a>
                </p>
              </>
            )}
            <p>
              <Trans>Key</Trans>: <code className={styles.key}>{secret}</code>
            </p>
            <input type="hidden" name="secret" value={secret} />
            <TextField
              id={id}
              name={name}
              label={labels.code}
              hint={t`The six digits that the app shows`}
              required
              inputMode="numeric"
              maxLength={20}
              autoComplete="one-time-code"
              error={error}
            />
          </>
        );
      }}
    </AccountForm>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice tone="success" title={<Trans>Two-step sign-in is on.</Trans>}>
      <p>
        <Trans>Keep these recovery codes in a safe place. Each one works once if you lose your device. We won’t show them again.</Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
