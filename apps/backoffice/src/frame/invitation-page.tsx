import { useEffect, useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import { call } from './call.ts';
import { getErrorMessage } from './http-error.ts';
import { CredentialsForm } from './sign-in/credentials-form.tsx';
import { SignInCard } from './sign-in/sign-in-card.tsx';
import { theme } from './theme.tsx';

/** Renders the page of an invitation link: the person sets a password and signs in. */
export function InvitationPage() {
  return (
    <ThemeProvider theme={createTheme(theme)}>
      <CssBaseline />
      <Invitation />
    </ThemeProvider>
  );
}

function Invitation() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [problem, setProblem] = useState('');
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // The token must not stay in the history or be shared with the page's address.
    history.replaceState(null, '', location.pathname);
    call('POST /admin/invitation/check', { body: { token } }).catch((error: unknown) => setProblem(getErrorMessage(error)));
  }, [token]);
  const send = async ({ password = '', repeatPassword = '' }: Record<string, string>) => {
    await call('POST /admin/invitation', { body: { token, password, repeatPassword } });
    setDone(true);
  };
  if (problem !== '')
    return (
      <SignInCard title="This link is no longer valid">
        <Alert severity="error">{problem}</Alert>
      </SignInCard>
    );
  if (isDone)
    return (
      <SignInCard title="Password set">
        <Alert severity="success">Sign in to set up two-factor authentication. You need your phone for it.</Alert>
        <Button href="/admin" variant="contained" size="large" fullWidth sx={{ mt: 2 }}>
          Sign in
        </Button>
      </SignInCard>
    );
  return (
    <SignInCard title="Set a password">
      <CredentialsForm action="Set password" onSend={send}>
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="new-password"
          helperText="At least 12 characters with an uppercase letter, a digit and a special character"
          required
        />
        <TextField name="repeatPassword" type="password" label="Confirm password" autoComplete="new-password" required />
      </CredentialsForm>
    </SignInCard>
  );
}
