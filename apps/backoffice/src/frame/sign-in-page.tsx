import { useState } from 'react';
import { useLogin } from 'react-admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { StaffChallenge, StaffEntered } from '@selvedge/server/admin/staff';
import { call } from './call.ts';
import { DoorForm, sentenceOf } from './sign-in/door-form.tsx';
import { Door } from './sign-in/door.tsx';
import { enterByPasskey, hasPasskeys } from './sign-in/passkeys.ts';
import { RecoveryCodes } from './sign-in/recovery-codes.tsx';
import { SecondFactorStep } from './sign-in/second-factor-step.tsx';
import { SetUpStep } from './sign-in/set-up-step.tsx';

/** E-mail and password, then the second factor; the first time it is set up. A passkey is both at once. */
export function SignInPage() {
  const login = useLogin();
  const [challenge, setChallenge] = useState<StaffChallenge>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');

  const goIn = async (): Promise<void> => {
    await login({});
  };
  const entered = async ({ recoveryCodes }: StaffEntered) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else await goIn();
  };
  const byPasskey = async () => {
    setProblem('');
    await enterByPasskey(challenge?.challenge).then(goIn, (error: unknown) => setProblem(sentenceOf(error)));
  };
  const signIn = async (typed: Record<string, string>) => {
    setProblem('');
    setChallenge((await call<StaffChallenge>('sign-in', { method: 'POST', body: typed })).data);
  };

  if (codes)
    return (
      <Door title="Your recovery codes">
        <RecoveryCodes codes={codes} />
        <Button variant="contained" size="large" fullWidth sx={{ mt: 2 }} onClick={() => void goIn()}>
          I have kept them
        </Button>
      </Door>
    );
  const refusal = problem === '' ? null : <Alert severity="error">{problem}</Alert>;
  if (challenge)
    return (
      <Door title={challenge.hasTotp || challenge.hasPasskey ? 'Second factor' : 'Set up your second factor'}>
        {challenge.hasTotp || challenge.hasPasskey ? (
          <SecondFactorStep challenge={challenge} onPasskey={byPasskey} onEntered={entered} />
        ) : (
          <SetUpStep challenge={challenge.challenge} onEntered={entered} />
        )}
        {refusal}
        <Button fullWidth onClick={() => setChallenge(undefined)}>
          Start again
        </Button>
      </Door>
    );
  return (
    <Door title="Sign in">
      <DoorForm
        action="Sign in"
        onSend={signIn}
        others={
          <>
            {hasPasskeys() && (
              <Button variant="outlined" size="large" onClick={() => void byPasskey()}>
                Sign in with a passkey
              </Button>
            )}
            <Link href="/auth/Forgot-Password" variant="body2" sx={{ mt: 1 }}>
              Forgot your password?
            </Link>
          </>
        }
      >
        <TextField name="email" type="email" label="E-mail" autoComplete="username" required />
        <TextField name="password" type="password" label="Password" autoComplete="current-password" required />
        {refusal}
      </DoorForm>
    </Door>
  );
}
