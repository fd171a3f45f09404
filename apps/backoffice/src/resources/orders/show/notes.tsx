import { useState } from 'react';
import { useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from './section.tsx';
import { useCall } from '../actions/use-call.ts';
import { useOrder } from './use-order.ts';

/** Shows internal notes on the order. */
export function Notes() {
  const { id, notes, comment } = useOrder();
  const [text, setText] = useState('');
  const { isBusy, refusals, send } = useCall();
  useUnsavedChanges(text.trim() !== '');
  const refresh = useRefresh();
  const add = async () => {
    if ((await send(() => call('POST /admin/orders/{number}/notes', { path: { number: id }, body: { text } }))) === undefined) return;
    setText('');
    refresh();
  };
  return (
    <Section title="Notes">
      {comment && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Customer note: “{comment}”
        </Typography>
      )}
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
