import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { BulkReport } from '@selvedge/server/admin/orders';
import { useCall } from './use-call.ts';

interface Props {
  /** Of the chosen orders: the table begins with them. */
  numbers: readonly string[];
  onDone: (report: BulkReport | undefined) => void;
  onClose: () => void;
}

/** Parcels and their tracking numbers, pasted as a table. */
export function ShipMany({ numbers, onDone, onClose }: Props) {
  const [text, setText] = useState(['Order\tTracking number\tCarrier', ...numbers.map((number) => `${number}\t\t`)].join('\n'));
  const { isBusy, send } = useCall();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Ship with tracking numbers</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          A row each: order or parcel number, tracking number, and the carrier if it is not the usual one. Paste it from a spreadsheet.
        </DialogContentText>
        <TextField
          label="Table"
          multiline
          minRows={8}
          maxRows={20}
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void send<BulkReport>('orders/many/ship', { text }).then(onDone)}>
          Ship them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
