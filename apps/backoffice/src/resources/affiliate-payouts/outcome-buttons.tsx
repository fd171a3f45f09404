import { useState } from 'react';
import { useListContext } from 'react-admin';
import TextField from '@mui/material/TextField';
import { ActionDialog } from '../orders/action-dialog.tsx';

/** What the bank has done with the payouts that are ticked. */
export function OutcomeButtons() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <ActionDialog
        label="They are paid"
        path="affiliate-payouts/paid"
        body={() => ({ payoutIds: selectedIds, note })}
        onDone={() => {
          setNote('');
          onUnselectItems();
        }}
        fields={<TextField label="The bank’s reference" fullWidth value={note} onChange={(event) => setNote(event.target.value)} />}
      >
        Each affiliate is mailed, and has his invoice in the portal.
      </ActionDialog>
      <ActionDialog
        label="They did not arrive"
        color="error"
        path="affiliate-payouts/failed"
        isReady={reason.trim() !== ''}
        body={() => ({ payoutIds: selectedIds, reason })}
        onDone={() => {
          setReason('');
          onUnselectItems();
        }}
        fields={
          <TextField
            label="Reason"
            required
            fullWidth
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="The affiliate reads it, in his mail and in the portal"
          />
        }
      >
        The money is approved again, and is paid with the next payout.
      </ActionDialog>
    </>
  );
}
