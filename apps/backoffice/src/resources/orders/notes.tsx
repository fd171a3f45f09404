import { useState } from 'react';
import { useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Section } from './section.tsx';
import { useCall } from './use-call.ts';
import { useOrder } from './use-order.ts';
import { timeOf } from './words.ts';

/** What the shop's people tell each other about the order. */
export function Notes() {
  const { id, notes, comment } = useOrder();
  const [text, setText] = useState('');
  const { isBusy, send } = useCall();
  const refresh = useRefresh();
  const add = async () => {
    if ((await send(`orders/${id}/notes`, { text })) === undefined) return;
    setText('');
    refresh();
  };
  return (
    <Section title="Notes">
      {comment && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Its customer wrote: “{comment}”
        </Typography>
      )}
      {notes.map((note) => (
        <Box key={note.id} sx={{ mb: 1 }}>
          <Typography variant="caption" color="text.secondary">
            {note.author}, {timeOf(note.at)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {note.text}
          </Typography>
        </Box>
      ))}
      <TextField label="New note" multiline minRows={2} fullWidth value={text} onChange={(event) => setText(event.target.value)} />
      <Button size="small" disabled={isBusy || text.trim() === ''} onClick={() => void add()}>
        Add the note
      </Button>
    </Section>
  );
}
