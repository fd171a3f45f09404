import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffChallenge, StaffEntered } from '@selvedge/server/admin/staff';
import { call } from '../call.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { hasPasskeys } from './passkeys.ts';

interface Props {
  challenge: StaffChallenge;
  onPasskey: () => Promise<void>;
  onEntered: (entered: StaffEntered) => Promise<void>;
}

/** Asks for the authenticator's code or, if the phone is not available, a recovery code or a passkey. */
export function SecondFactorStep({ challenge: { challenge, hasPasskey }, onPasskey, onEntered }: Props) {
  const [isRecovering, setRecovering] = useState(false);
  const send = async (typed: Record<string, string>) => onEntered((await call('POST /admin/second-factor', { body: { challenge, ...typed } })).data);
  return (
    <CredentialsForm
      action="Sign in"
      onSend={send}
      others={
        <>
          {hasPasskey && hasPasskeys() && (
            <Button onClick={() => void onPasskey()} variant="outlined">
              Use a passkey
            </Button>
          )}
          <Button onClick={() => setRecovering(!isRecovering)}>{isRecovering ? 'Use an authenticator app' : 'Use a recovery code'}</Button>
        </>
      }
    >
      {isRecovering ? (
        <TextField
          key="recovery"
          name="recoveryCode"
          label="Recovery code"
          placeholder="ABCD-EFGH-IJKL-MNOP"
          autoComplete="off"
          inputRef={focusField}
          required
        />
      ) : (
        <CodeField />
      )}
    </CredentialsForm>
  );
}

export function CodeField() {
  return (
    <TextField
      key="code"
      name="code"
      label="Authentication code"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', title: '6 digits' } }}
      inputRef={focusField}
      required
    />
  );
}

/** The button that had the focus belongs to the previous step, so the focus moves to the next field. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();
