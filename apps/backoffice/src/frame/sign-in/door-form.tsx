import { useState, type ReactNode, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  /** What its button says. */
  action: string;
  /** Throws a sentence where it does not work. */
  onSend: (typed: Record<string, string>) => Promise<void>;
  children: ReactNode;
  /** Below its button. */
  others?: ReactNode;
}

/** A short form of fields that the browser fills in: what went wrong stands above its button, and is read out. */
export function DoorForm({ action, onSend, children, others }: Props) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
    setSending(true);
    setProblem('');
    onSend(typed).catch((error: unknown) => {
      setProblem(sentenceOf(error));
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

/** What went wrong, for whoever tried. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong');
