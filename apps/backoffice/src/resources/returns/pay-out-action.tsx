import { useState } from 'react';
import { call } from '#frame/call.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';

interface Props {
  returnNumber: string;
  kind: 'bank' | 'bkash';
}

/** Records the account that a cash payment is refunded to. */
export function PayOutAction({ returnNumber, kind }: Props) {
  const [holder, setHolder] = useState('');
  const [account, setAccount] = useState('');
  const field = kind === 'bank' ? 'iban' : 'bkash';
  return (
    <ActionDialog
      label="Enter refund account"
      onSend={() => call('POST /admin/returns/{number}/pay-out', { path: { number: returnNumber }, body: { payOut: { holder, [field]: account } } })}
      isReady={holder.trim() !== '' && account.trim() !== ''}
      onDone={() => {
        setHolder('');
        setAccount('');
      }}
      fields={
        <>
          <RefusedTextField
            source="payOut.holder"
            label="Account holder"
            fullWidth
            value={holder}
            onChange={(event) => setHolder(event.target.value)}
          />
          <RefusedTextField
            source={`payOut.${field}`}
            label={kind === 'bank' ? 'IBAN' : 'bKash number'}
            fullWidth
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </>
      }
    >
      The customer paid in cash. Ask the customer for the account. It replaces an earlier account and is deleted after the last refund.
    </ActionDialog>
  );
}
