import Typography from '@mui/material/Typography';
import { NotesSection } from '#fields/tags-and-notes/notes-section.tsx';
import { call } from '#frame/call.ts';
import { useOrder } from './use-order.ts';

/** Shows internal notes on the order. */
export function Notes() {
  const { id, notes, comment } = useOrder();
  return (
    <NotesSection notes={notes} onAdd={(text) => call('POST /admin/orders/{number}/notes', { path: { number: id }, body: { text } })}>
      {comment && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Customer note: “{comment}”
        </Typography>
      )}
    </NotesSection>
  );
}
