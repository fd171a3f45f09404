import { useState, type ReactNode, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getErrorMessage } from '../http-error.ts';

interface Props {
  /** The label of the button. */
  action: string;
  /** Throws an error with the message to show. */
  onSend: (typed: Record<string, string>) => Promise<void>;
  children: ReactNode;
  /** Shown below the button. */
  others?: ReactNode;
}

/** Renders a short form with autofill. An error is shown above the button and announced to screen readers. */
export function CredentialsForm({ action, onSend, children, others }: Props) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
    setSending(true);
    setProblem('');
    onSend(typed).catch((error: unknown) => {
      setProblem(getErrorMessage(error));
      setSending(false);
    });
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
      {children}
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={isSending} sx={{ mt: 1 }}>
        {action}
      </Button>
      {others}
    </Box>
  );
}
