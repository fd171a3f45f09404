import { useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from '#resources/orders/show/section.tsx';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { formatTime } from '../formats.ts';

interface Props {
  notes: readonly { id: number; text: string; author: string; at: string }[];
  /** Stores a new note. */
  onAdd: (text: string) => Promise<unknown>;
  /** Shown above the notes. */
  children?: ReactNode;
}

/** Shows the internal notes of a record and adds one. */
export function NotesSection({ notes, onAdd, children }: Props) {
  const [text, setText] = useState('');
  const { isBusy, refusals, send } = useCall();
  useUnsavedChanges(text.trim() !== '');
  const refresh = useRefresh();
  const add = async () => {
    if ((await send(() => onAdd(text))) === undefined) return;
    setText('');
    refresh();
  };
  return (
    <Section title="Notes">
      {children}
      {notes.map((note) => (
        <Box key={note.id} sx={{ mb: 1 }}>
          <Typography variant="caption" color="text.secondary">
            {note.author}, {formatTime(note.at)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {note.text}
          </Typography>
        </Box>
      ))}
      <TextField
        label="New note"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={refusals.text !== undefined}
        helperText={refusals.text}
      />
      <Button size="small" disabled={isBusy || text.trim() === ''} onClick={() => void add()}>
        Add note
      </Button>
    </Section>
  );
}
