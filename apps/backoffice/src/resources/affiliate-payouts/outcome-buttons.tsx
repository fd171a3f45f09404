import { useState } from 'react';
import { useListContext } from 'react-admin';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';

/** Records the bank's result for the selected payouts. */
export function OutcomeButtons() {
  const { selectedIds, onUnselectItems } = useListContext();
  const payoutIds = selectedIds.map(Number);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <ActionDialog
        label="Mark as paid"
        onSend={() => call('POST /admin/affiliate-payouts/paid', { body: { payoutIds, note } })}
        onDone={() => {
          setNote('');
          onUnselectItems();
        }}
        fields={<RefusedTextField source="note" label="Bank reference" fullWidth value={note} onChange={(event) => setNote(event.target.value)} />}
      >
        The affiliates get an email. Their invoices are available in the portal.
      </ActionDialog>
      <ActionDialog
        label="Mark as failed"
        color="error"
        onSend={() => call('POST /admin/affiliate-payouts/failed', { body: { payoutIds, reason } })}
        isReady={reason.trim() !== ''}
        onDone={() => {
          setReason('');
          onUnselectItems();
        }}
        fields={
          <RefusedTextField
            source="reason"
            label="Reason"
            required
            fullWidth
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="Shown to the affiliate in the email and the portal"
          />
        }
      >
        The amounts return to the approved balances and are paid with the next payout.
      </ActionDialog>
    </>
  );
}
