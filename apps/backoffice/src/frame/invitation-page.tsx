import { useEffect, useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import { call } from './call.ts';
import { DoorForm, sentenceOf } from './sign-in/door-form.tsx';
import { Door } from './sign-in/door.tsx';
import { theme } from './theme.ts';

/** Where the link of an invitation leads: whoever comes by it sets his password, and signs in with it. */
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
    // It must neither stand in the history nor be handed on with the page's address.
    history.replaceState(null, '', location.pathname);
    call('invitation/check', { method: 'POST', body: { token } }).catch((error: unknown) => setProblem(sentenceOf(error)));
  }, [token]);
  const send = async (typed: Record<string, string>) => {
    await call('invitation', { method: 'POST', body: { token, ...typed } });
    setDone(true);
  };
  if (problem !== '')
    return (
      <Door title="This link opens nothing any more">
        <Alert severity="error">{problem}</Alert>
      </Door>
    );
  if (isDone)
    return (
      <Door title="Your password is set">
        <Alert severity="success">Sign in with it now. You then set up your second factor: have your telephone at hand.</Alert>
        <Button href="/admin" variant="contained" size="large" fullWidth sx={{ mt: 2 }}>
          Sign in
        </Button>
      </Door>
    );
  return (
    <Door title="Choose a password">
      <DoorForm action="Set password" onSend={send}>
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="new-password"
          helperText="At least 6 characters, with a capital letter, a digit and a special character"
          required
        />
        <TextField name="repeatPassword" type="password" label="Password again" autoComplete="new-password" required />
      </DoorForm>
    </Door>
  );
}
