import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffChallenge, StaffEntered } from '@selvedge/server/admin/staff';
import { call } from '../call.ts';
import { DoorForm } from './door-form.tsx';
import { hasPasskeys } from './passkeys.ts';

interface Props {
  challenge: StaffChallenge;
  onPasskey: () => Promise<void>;
  onEntered: (entered: StaffEntered) => Promise<void>;
}

/** The code of the authenticator; or, without the telephone, a recovery code or a passkey. */
export function SecondFactorStep({ challenge: { challenge, hasPasskey }, onPasskey, onEntered }: Props) {
  const [isRecovering, setRecovering] = useState(false);
  const send = async (typed: Record<string, string>) =>
    onEntered((await call<StaffEntered>('second-factor', { method: 'POST', body: { challenge, ...typed } })).data);
  return (
    <DoorForm
      action="Sign in"
      onSend={send}
      others={
        <>
          {hasPasskey && hasPasskeys() && (
            <Button onClick={() => void onPasskey()} variant="outlined">
              Use a passkey
            </Button>
          )}
          <Button onClick={() => setRecovering(!isRecovering)}>{isRecovering ? 'Use the authenticator' : 'Use a recovery code'}</Button>
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
          inputRef={focusOn}
          required
        />
      ) : (
        <CodeField />
      )}
    </DoorForm>
  );
}

export function CodeField() {
  return (
    <TextField
      key="code"
      name="code"
      label="Code of your authenticator"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', title: 'Six digits' } }}
      inputRef={focusOn}
      required
    />
  );
}

/** The step before has gone, with the button that was pressed: the next field takes its place. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();
