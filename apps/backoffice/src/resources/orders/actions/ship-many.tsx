import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { BulkReport } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from './use-call.ts';

interface Props {
  /** The selected orders, which the table starts with. */
  numbers: readonly string[];
  onDone: (report: BulkReport | undefined) => void;
  onClose: () => void;
}

/** Records parcels and their tracking numbers from a pasted table. */
export function ShipMany({ numbers, onDone, onClose }: Props) {
  const [blank] = useState(['Order\tTracking number\tCarrier', ...numbers.map((number) => `${number}\t\t`)].join('\n'));
  const [text, setText] = useState(blank);
  const { isBusy, refusals, send } = useCall();
  useUnsavedChanges(text !== blank);
  const ship = async () => onDone((await send(() => call('POST /admin/orders/many/ship', { body: { text } })))?.data);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Ship with tracking numbers</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          One row per parcel: order or parcel number, tracking number, and optionally the carrier. You can paste rows from a spreadsheet.
        </DialogContentText>
        <TextField
          label="Tracking numbers"
          multiline
          minRows={8}
          maxRows={20}
          fullWidth
          value={text}
          error={refusals.text !== undefined}
          helperText={refusals.text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void ship()}>
          Ship parcels
        </Button>
      </DialogActions>
    </Dialog>
  );
}
