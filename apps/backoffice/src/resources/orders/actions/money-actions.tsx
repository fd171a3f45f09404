import { useState } from 'react';
import Box from '@mui/material/Box';
import { formatMoney } from '#fields/formats.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { ActionDialog } from './action-dialog.tsx';

interface DisputedPayment {
  id: number;
  why: string;
  asked: number;
  came: number;
  currency: string;
}

/** Decides on a payment that needs a review: it is accepted, or refunded in full. */
export function Decide({ doubt: { id, why, asked, came, currency } }: { doubt: DisputedPayment }) {
  const isOther = why === 'amount-differs';
  const decide = (decision: 'take' | 'give-back') => call('POST /admin/payments/{id}/{decision}', { path: { id, decision }, body: {} });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
      <Typography variant="body2" color="warning.main">
        {isOther
          ? `${formatMoney(came, currency)} received, ${formatMoney(asked, currency)} requested`
          : `The provider marked ${formatMoney(came, currency)} as risky`}
      </Typography>
      {!isOther && (
        <ActionDialog label="Accept payment" onSend={() => decide('take')}>
          The payment is accepted and the order continues.
        </ActionDialog>
      )}
      <ActionDialog label="Refund payment" color="warning" onSend={() => decide('give-back')}>
        The full amount is refunded and the order is cancelled. This cannot be undone.
      </ActionDialog>
    </Box>
  );
}

/** Records that a refund was transferred manually. */
export function MarkSent({ refund: { id, amount, payOut }, currency }: { refund: { id: number; amount: number; payOut: string }; currency: string }) {
  const [bankRef, setBankRef] = useState('');
  return (
    <ActionDialog
      label="Mark as sent"
      onSend={() => call('POST /admin/refunds/{id}/sent', { path: { id }, body: { bankRef } })}
      fields={
        <RefusedTextField source="bankRef" label="Bank reference" value={bankRef} onChange={(event) => setBankRef(event.target.value)} fullWidth />
      }
    >
      {`Confirm that ${formatMoney(amount, currency)} was sent to ${payOut || 'the customer (ask for the account)'}. The account details are then deleted and the customer gets an email.`}
    </ActionDialog>
  );
}
