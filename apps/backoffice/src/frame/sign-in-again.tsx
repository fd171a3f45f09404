import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { send } from './call.ts';
import { finishSignIn, getPerson, useIsSignInRequested } from './session.ts';
import { SignInSteps } from './sign-in/sign-in-steps.tsx';

/** Renders the sign-in dialog over the page when the session has ended. The page keeps its state and input. */
export function SignInAgain() {
  const isRequested = useIsSignInRequested();
  if (!isRequested) return null;
  return <SignInSteps title="Sign in again" frame={DialogFrame} onSignedIn={continueSession} />;
}

function DialogFrame({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>Your session has ended. Your input is still here.</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => finishSignIn(false)}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Continues only for the same person, because another person may not be allowed to see the data of the page. */
async function continueSession(): Promise<void> {
  const { data } = await send('GET /admin/me');
  const person = getPerson();
  if (person && person.id !== data.id) {
    await send('POST /admin/sign-out');
    throw new Error(`This page was opened by ${person.name}, but you signed in as ${data.name}. Sign in as ${person.name}.`);
  }
  finishSignIn(true);
}
