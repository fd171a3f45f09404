import { useState, type ComponentType, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { StaffChallenge, StaffEntered } from '@selvedge/server/admin/staff';
import { call } from '../call.ts';
import { getErrorMessage } from '../http-error.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { enterByPasskey, hasPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SetUpStep } from './set-up-step.tsx';

interface Props {
  /** The title of the first step. */
  title: string;
  /** Wraps each step: a page or a dialog. */
  frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Called when the session is open; throws an error with the message to show if it must not be used. */
  onSignedIn: () => Promise<void>;
}

/** Runs the sign-in: email address and password, then the second factor, which is set up the first time. A passkey replaces both. */
export function SignInSteps({ title, frame: Frame, onSignedIn }: Props) {
  const [challenge, setChallenge] = useState<StaffChallenge>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');

  const entered = async ({ recoveryCodes }: StaffEntered) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else await onSignedIn();
  };
  const byPasskey = async () => {
    setProblem('');
    await enterByPasskey(challenge?.challenge)
      .then(onSignedIn)
      .catch((error: unknown) => setProblem(getErrorMessage(error)));
  };
  const signIn = async ({ email = '', password = '' }: Record<string, string>) => {
    setProblem('');
    setChallenge((await call('POST /admin/sign-in', { body: { email, password } })).data);
  };

  const refusal = problem === '' ? null : <Alert severity="error">{problem}</Alert>;
  if (codes)
    return (
      <Frame title="Recovery codes">
        <RecoveryCodes codes={codes} />
        {refusal}
        <Button
          variant="contained"
          size="large"
          fullWidth
          sx={{ mt: 2 }}
          onClick={() => void onSignedIn().catch((error: unknown) => setProblem(getErrorMessage(error)))}
        >
          I have stored these codes
        </Button>
      </Frame>
    );
  if (challenge)
    return (
      <Frame title={challenge.hasTotp || challenge.hasPasskey ? 'Two-factor authentication' : 'Set up two-factor authentication'}>
        {challenge.hasTotp || challenge.hasPasskey ? (
          <SecondFactorStep challenge={challenge} onPasskey={byPasskey} onEntered={entered} />
        ) : (
          <SetUpStep challenge={challenge.challenge} onEntered={entered} />
        )}
        {refusal}
        <Button fullWidth onClick={() => setChallenge(undefined)}>
          Start over
        </Button>
      </Frame>
    );
  return (
    <Frame title={title}>
      <PasswordStep onSend={signIn} onPasskey={byPasskey} refusal={refusal} />
    </Frame>
  );
}

interface PasswordStepProps {
  onSend: (typed: Record<string, string>) => Promise<void>;
  onPasskey: () => Promise<void>;
  refusal: ReactNode;
}

const PasswordStep = ({ onSend, onPasskey, refusal }: PasswordStepProps) => (
  <CredentialsForm
    action="Sign in"
    onSend={onSend}
    others={
      <>
        {hasPasskeys() && (
          <Button variant="outlined" size="large" onClick={() => void onPasskey()}>
            Sign in with a passkey
          </Button>
        )}
        <Link href="/auth/Forgot-Password" target="_blank" variant="body2" sx={{ mt: 1 }}>
          Forgot your password?
        </Link>
      </>
    }
  >
    <TextField name="email" type="email" label="Email" autoComplete="username" required />
    <TextField name="password" type="password" label="Password" autoComplete="current-password" required />
    {refusal}
  </CredentialsForm>
);
